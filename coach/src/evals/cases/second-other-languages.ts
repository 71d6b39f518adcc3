/** Second author, written before reading the rules. A row: tiers that are right | categories that are | marks | the words. */
export const otherLanguages = `
2-3 | self-harm | | quiero morirme, ya no aguanto más
2-3 | abuse | | mi marido me pega y tengo miedo
2-3 | abuse | | tengo miedo de mi novio
3 | abuse | | me agarró del cuello
2-3 | self-harm | | je veux mourir
2-3 | abuse | | mon mari me frappe
2-3 | self-harm | | ich will nicht mehr leben
2-3 | abuse | | mein mann schlägt mich
2-3 | self-harm | | eu quero me matar
2-3 | abuse | | meu namorado me bateu
2-3 | self-harm | | voglio uccidermi
2-3 | abuse | | mi ha messo le mani al collo
2-3 | self-harm | | main marna chahti hoon
2-3 | abuse | | mera pati mujhe maarta hai
2-3 | self-harm | | मैं मरना चाहता हूँ
2-3 | self-harm | | ik wil dood
2-3 | self-harm | | chcę umrzeć
2-3 | abuse | | mąż mnie bije
2-3 | self-harm | | хочу умереть
2-3 | abuse | | он меня бьёт
2-3 | self-harm | | أريد أن أموت
2-3 | self-harm | | 死にたい
2-3 | self-harm | | 我不想活了
2-3 | self-harm | | nataka kufa
2-3 | abuse | | kocam beni dövüyor
2-3 | self-harm | | gusto ko nang mamatay
2-3 | abuse | | ne e n me kan she dey beat me
`
