import type { SafetyResource } from '@mallama/contracts/safety'

type Place = Pick<SafetyResource, 'name' | 'when' | 'contact' | 'href' | 'kind'>

export interface Help {
  resources: Place[]
  countries: { code: string; name: string }[]
}

const dial = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`
const line = (name: string, contact: string, when: string): Place => ({
  name,
  contact,
  when,
  href: dial(contact),
  kind: 'phone',
})
const danger = (number: string): Place => ({
  name: `Call ${number}`,
  contact: number,
  when: 'Police, ambulance, fire',
  href: dial(number),
  kind: 'emergency',
})

const everywhere: Place = {
  name: 'Find A Helpline',
  contact: 'findahelpline.com',
  when: 'Helplines in more than 130 countries',
  href: 'https://findahelpline.com',
  kind: 'web',
}

const anywhere: Place[] = [
  {
    name: 'Call your local emergency number',
    contact: '112',
    when: 'Works from mobile phones in much of the world; 911 in the Americas, 999 in the UK',
    href: 'tel:112',
    kind: 'emergency',
  },
  everywhere,
]

/** What stands in when the server cannot be reached: the national lines that have had the same number for years. */
const places: Record<string, { name: string; list: Place[] }> = {
  AU: {
    name: 'Australia',
    list: [
      danger('000'),
      line('Lifeline', '13 11 14', 'Day and night'),
      line('1800RESPECT', '1800 737 732', 'Violence at home, day and night'),
    ],
  },
  AT: {
    name: 'Austria',
    list: [
      danger('112'),
      line('Telefonseelsorge', '142', 'Day and night'),
      line('Frauenhelpline', '0800 222 555', 'Violence at home, day and night'),
    ],
  },
  CA: {
    name: 'Canada',
    list: [danger('911'), line('Suicide Crisis Helpline', '988', 'Call or text, day and night')],
  },
  FR: {
    name: 'France',
    list: [
      danger('112'),
      line('Prévention du suicide', '3114', 'Day and night'),
      line('Violences Femmes Info', '3919', 'Violence at home, day and night'),
    ],
  },
  DE: {
    name: 'Germany',
    list: [
      danger('112'),
      line('TelefonSeelsorge', '0800 111 0 111', 'Day and night'),
      line('Hilfetelefon Gewalt gegen Frauen', '116 016', 'Violence at home, day and night'),
    ],
  },
  IN: {
    name: 'India',
    list: [
      danger('112'),
      line('Tele-MANAS', '14416', 'Day and night'),
      line('Women Helpline', '181', 'Violence at home, day and night'),
    ],
  },
  IE: {
    name: 'Ireland',
    list: [
      danger('112'),
      line('Samaritans', '116 123', 'Day and night'),
      line('Women’s Aid', '1800 341 900', 'Violence at home, day and night'),
    ],
  },
  IT: {
    name: 'Italy',
    list: [danger('112'), line('Antiviolenza e stalking', '1522', 'Violence at home, day and night')],
  },
  NL: {
    name: 'Netherlands',
    list: [
      danger('112'),
      line('113 Zelfmoordpreventie', '113', 'Day and night'),
      line('Veilig Thuis', '0800 2000', 'Violence at home, day and night'),
    ],
  },
  NZ: {
    name: 'New Zealand',
    list: [
      danger('111'),
      line('1737', '1737', 'Call or text, day and night'),
      line('Women’s Refuge', '0800 733 843', 'Violence at home, day and night'),
    ],
  },
  ZA: {
    name: 'South Africa',
    list: [
      danger('112'),
      line('SADAG', '0800 567 567', 'Suicide helpline, day and night'),
      line('GBV Command Centre', '0800 428 428', 'Violence at home, day and night'),
    ],
  },
  ES: {
    name: 'Spain',
    list: [
      danger('112'),
      line('Línea 024', '024', 'Suicide helpline, day and night'),
      line('016', '016', 'Violence at home, day and night'),
    ],
  },
  SE: {
    name: 'Sweden',
    list: [
      danger('112'),
      line('Mind Självmordslinjen', '90101', 'Day and night'),
      line('Kvinnofridslinjen', '020 50 50 50', 'Violence at home, day and night'),
    ],
  },
  CH: { name: 'Switzerland', list: [danger('112'), line('Die Dargebotene Hand', '143', 'Day and night')] },
  GB: {
    name: 'United Kingdom',
    list: [
      danger('999'),
      line('Samaritans', '116 123', 'Day and night'),
      line('National Domestic Abuse Helpline', '0808 2000 247', 'Day and night'),
    ],
  },
  US: {
    name: 'United States',
    list: [
      danger('911'),
      line('988 Suicide & Crisis Lifeline', '988', 'Call or text, day and night'),
      line('National Domestic Violence Hotline', '1-800-799-7233', 'Day and night, or text START to 88788'),
    ],
  },
}

const countries = Object.entries(places).map(([code, { name }]) => ({ code, name }))

/** Never empty: a country that is not here gets what works everywhere. */
export function fallback(country: string | null): Help {
  const own = country === null ? undefined : places[country]?.list
  return { resources: own ? [...own, everywhere] : anywhere, countries }
}
