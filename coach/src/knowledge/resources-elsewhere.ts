import { emergency, phone, type CountryResources } from './resource-entry.ts'

const always = 'Day and night'

export const elsewhere: CountryResources[] = [
  {
    code: 'JP',
    name: 'Japan',
    resources: [
      emergency('110', 'https://www.npa.go.jp', 'Police (ambulance: 119)'),
      phone('crisis', 'Yorisoi Hotline', '0120-279-338', 'https://www.since2011.net', `${always}, free`),
      phone('abuse', 'DV Soudan Plus', '0120-279-889', 'https://soudanplus.jp', always),
      phone('child', 'Child guidance', '189', 'https://www.cfa.go.jp', always),
    ],
  },
  {
    code: 'BR',
    name: 'Brazil',
    resources: [
      emergency('190', 'https://www.gov.br', 'Police (ambulance: 192)'),
      phone('crisis', 'CVV', '188', 'https://www.cvv.org.br', `${always}, free`),
      phone('abuse', 'Central de Atendimento à Mulher', '180', 'https://www.gov.br/mulheres', `${always}, free`),
      phone('child', 'Disque 100', '100', 'https://www.gov.br/mdh', `${always}, free`),
    ],
  },
  {
    code: 'MX',
    name: 'Mexico',
    resources: [
      emergency('911', 'https://www.gob.mx'),
      phone('crisis', 'Línea de la Vida', '800 911 2000', 'https://www.gob.mx/lineadelavida', `${always}, free`),
    ],
  },
  {
    code: 'KR',
    name: 'South Korea',
    resources: [
      emergency('112', 'https://www.police.go.kr', 'Police (ambulance: 119)'),
      phone('crisis', 'Suicide prevention line', '109', 'https://www.mohw.go.kr', always),
      phone('abuse', "Women's Emergency Hotline", '1366', 'https://www.mogef.go.kr', always),
    ],
  },
  {
    code: 'SG',
    name: 'Singapore',
    resources: [
      emergency('999', 'https://www.police.gov.sg', 'Police (ambulance: 995)'),
      phone('crisis', 'Samaritans of Singapore', '1767', 'https://www.sos.org.sg', always),
      phone('abuse', 'National Anti-Violence Helpline', '1800-777-0000', 'https://www.msf.gov.sg', always),
      phone('child', 'National Anti-Violence Helpline', '1800-777-0000', 'https://www.msf.gov.sg', always),
    ],
  },
  {
    code: 'HK',
    name: 'Hong Kong',
    resources: [
      emergency('999', 'https://www.police.gov.hk'),
      phone('crisis', 'The Samaritan Befrienders', '2389 2222', 'https://www.sbhk.org.hk', always),
      phone('abuse', 'Harmony House', '2522 0434', 'https://www.harmonyhousehk.org', always),
    ],
  },
  {
    code: 'TW',
    name: 'Taiwan',
    resources: [
      emergency('110', 'https://www.npa.gov.tw', 'Police (ambulance: 119)'),
      phone('crisis', 'Suicide prevention line', '1925', 'https://www.mohw.gov.tw', `${always}, free`),
      phone('abuse', 'Protection hotline', '113', 'https://www.mohw.gov.tw', `${always}, free`),
      phone('child', 'Protection hotline', '113', 'https://www.mohw.gov.tw', `${always}, free`),
    ],
  },
  {
    code: 'MY',
    name: 'Malaysia',
    resources: [
      emergency('999', 'https://www.malaysia.gov.my'),
      phone('crisis', 'Befrienders KL', '03-7627 2929', 'https://www.befrienders.org.my', always),
      phone('abuse', 'Talian Kasih', '15999', 'https://www.kpwkm.gov.my', always),
      phone('child', 'Talian Kasih', '15999', 'https://www.kpwkm.gov.my', always),
    ],
  },
  {
    code: 'PH',
    name: 'Philippines',
    resources: [
      emergency('911', 'https://www.gov.ph'),
      phone('crisis', 'NCMH Crisis Hotline', '1553', 'https://ncmh.gov.ph', always),
    ],
  },
  {
    code: 'IL',
    name: 'Israel',
    resources: [
      emergency('100', 'https://www.gov.il', 'Police (ambulance: 101)'),
      phone('crisis', 'ERAN', '1201', 'https://www.eran.org.il', always),
      phone('abuse', 'Ministry of Welfare hotline', '118', 'https://www.gov.il', always),
    ],
  },
]
