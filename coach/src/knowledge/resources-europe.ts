import { emergency, phone, web, type CountryResources } from './resource-entry.ts'

const always = 'Day and night'
const whoHurts = 'For people who hurt someone close and want to stop'
const eu112 = 'https://digital-strategy.ec.europa.eu/en/policies/112'
const eu112Entry = () => emergency('112', eu112)
const harmony116111 = (name: string, source: string) =>
  phone('young', name, '116 111', source, 'Children and young people')

export const european: CountryResources[] = [
  {
    code: 'DE',
    name: 'Germany',
    resources: [
      emergency('112', eu112, 'Emergency services (police: 110)'),
      phone('crisis', 'TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de', `${always}, free`),
      phone(
        'abuse',
        'Hilfetelefon Gewalt gegen Frauen',
        '116 016',
        'https://www.hilfetelefon.de',
        `${always}, in many languages`,
      ),
      harmony116111('Nummer gegen Kummer', 'https://www.nummergegenkummer.de'),
      web('hurts', 'BAG Täterarbeit', 'www.bag-taeterarbeit.de', whoHurts),
    ],
  },
  {
    code: 'AT',
    name: 'Austria',
    resources: [
      emergency('112', eu112, 'Emergency services (police: 133)'),
      phone('crisis', 'TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at', `${always}, free`),
      phone('abuse', 'Frauenhelpline gegen Gewalt', '0800 222 555', 'https://www.frauenhelpline.at', `${always}, free`),
      phone('young', 'Rat auf Draht', '147', 'https://www.rataufdraht.at', always),
      phone('hurts', 'Männerinfo', '0800 400 777', 'https://maennerinfo.at', whoHurts),
      phone('poison', 'Vergiftungsinformationszentrale', '01 406 43 43', 'https://goeg.at/viz', always),
    ],
  },
  {
    code: 'CH',
    name: 'Switzerland',
    resources: [
      emergency('112', 'https://www.ch.ch', 'Emergency services (police: 117, ambulance: 144)'),
      phone('crisis', 'Die Dargebotene Hand', '143', 'https://www.143.ch', always),
      phone('young', 'Pro Juventute', '147', 'https://www.147.ch', always),
      web('abuse', 'Opferhilfe Schweiz', 'www.opferhilfe-schweiz.ch', 'Help for victims, by canton'),
      phone('poison', 'Tox Info Suisse', '145', 'https://toxinfo.ch', always),
    ],
  },
  {
    code: 'FR',
    name: 'France',
    resources: [
      emergency('112', eu112, 'Emergency services (police: 17, ambulance: 15)'),
      phone('crisis', 'Numéro national de prévention du suicide', '3114', 'https://3114.fr', `${always}, free`),
      phone('abuse', 'Violences Femmes Info', '3919', 'https://arretonslesviolences.gouv.fr', `${always}, free`),
      phone('child', 'Allô Enfance en Danger', '119', 'https://www.allo119.gouv.fr', `${always}, free`),
      phone('hurts', 'FNACAV', '08.019.019.11', 'https://www.fnacav.fr', whoHurts),
    ],
  },
  {
    code: 'ES',
    name: 'Spain',
    resources: [
      eu112Entry(),
      phone(
        'crisis',
        'Línea de atención a la conducta suicida',
        '024',
        'https://www.sanidad.gob.es',
        `${always}, free`,
      ),
      phone('abuse', 'Violencia de género', '016', 'https://violenciagenero.igualdad.gob.es', `${always}, free`),
      harmony116111('ANAR', 'https://www.anar.org'),
    ],
  },
  {
    code: 'IT',
    name: 'Italy',
    resources: [
      eu112Entry(),
      phone('abuse', 'Numero Antiviolenza e Stalking', '1522', 'https://www.1522.eu', `${always}, free`),
      phone('crisis', 'Telefono Amico Italia', '02 2327 2327', 'https://www.telefonoamico.it', 'Every day'),
      phone('child', 'Emergenza Infanzia', '114', 'https://www.114.it', always),
    ],
  },
  {
    code: 'NL',
    name: 'Netherlands',
    resources: [
      eu112Entry(),
      phone('crisis', '113 Zelfmoordpreventie', '0800-0113', 'https://www.113.nl', `${always}, free; or 113`),
      phone('abuse', 'Veilig Thuis', '0800-2000', 'https://veiligthuis.nl', `${always}, free`),
      phone('young', 'De Kindertelefoon', '0800-0432', 'https://www.kindertelefoon.nl', 'Children and young people'),
      phone('child', 'Veilig Thuis', '0800-2000', 'https://veiligthuis.nl', `${always}, free`),
    ],
  },
  {
    code: 'BE',
    name: 'Belgium',
    resources: [
      eu112Entry(),
      phone('crisis', 'Zelfmoordlijn', '1813', 'https://www.zelfmoord1813.be', 'In Dutch; in French 0800 32 123'),
      phone('abuse', 'Vlaanderen 1712', '1712', 'https://1712.be', 'In Dutch; in French 0800 30 030'),
      phone('child', 'Vlaanderen 1712', '1712', 'https://1712.be', 'In Dutch; children may call 103 in French'),
    ],
  },
  {
    code: 'PT',
    name: 'Portugal',
    resources: [
      eu112Entry(),
      phone('crisis', 'SNS 24', '808 24 24 24', 'https://www.sns24.gov.pt', always),
      phone('abuse', 'APAV', '116 006', 'https://apav.pt', 'On weekdays, free'),
      harmony116111('SOS Criança', 'https://iacrianca.pt'),
    ],
  },
  {
    code: 'PL',
    name: 'Poland',
    resources: [
      eu112Entry(),
      phone('crisis', 'Centrum Wsparcia', '800 70 2222', 'https://centrumwsparcia.pl', `${always}, free`),
      phone('abuse', 'Niebieska Linia', '800 120 002', 'https://www.niebieskalinia.info', `${always}, free`),
      harmony116111('Telefon zaufania dla dzieci i młodzieży', 'https://116111.pl'),
    ],
  },
  {
    code: 'SE',
    name: 'Sweden',
    resources: [
      eu112Entry(),
      phone('crisis', 'Mind Självmordslinjen', '90101', 'https://mind.se', always),
      phone('abuse', 'Kvinnofridslinjen', '020-50 50 50', 'https://kvinnofridslinjen.se', `${always}, free`),
      harmony116111('Bris', 'https://www.bris.se'),
      phone('hurts', 'Välj att sluta', '020-555 666', 'https://valjattsluta.se', whoHurts),
    ],
  },
  {
    code: 'NO',
    name: 'Norway',
    resources: [
      emergency('112', 'https://www.politiet.no', 'Emergency services (ambulance: 113)'),
      phone('crisis', 'Mental Helse', '116 123', 'https://mentalhelse.no', `${always}, free`),
      phone('abuse', 'VO-linjen', '116 006', 'https://volinjen.no', `${always}, free`),
      harmony116111('Alarmtelefonen for barn og unge', 'https://www.116111.no'),
      web('hurts', 'Alternativ til Vold', 'atv-stiftelsen.no', whoHurts),
    ],
  },
  {
    code: 'DK',
    name: 'Denmark',
    resources: [
      eu112Entry(),
      phone('crisis', 'Livslinien', '70 201 201', 'https://www.livslinien.dk', 'Every day'),
      phone('abuse', 'Lev Uden Vold', '1888', 'https://levudenvold.dk', always),
      harmony116111('BørneTelefonen', 'https://bornetelefonen.dk'),
      web('hurts', 'Dialog mod Vold', 'dialogmodvold.dk', whoHurts),
    ],
  },
  {
    code: 'FI',
    name: 'Finland',
    resources: [
      eu112Entry(),
      phone('crisis', 'MIELI Kriisipuhelin', '09 2525 0111', 'https://mieli.fi', always),
      phone('abuse', 'Nollalinja', '080 005 005', 'https://nollalinja.fi', `${always}, free`),
      harmony116111('Lasten ja nuorten puhelin', 'https://www.nuortennetti.fi'),
      phone('poison', 'Myrkytystietokeskus', '0800 147 111', 'https://www.hus.fi', `${always}, free`),
    ],
  },
  {
    code: 'GR',
    name: 'Greece',
    resources: [
      eu112Entry(),
      phone('crisis', 'Suicide prevention line (Klimaka)', '1018', 'https://suicide-help.gr', always),
      phone('abuse', 'SOS line for women', '15900', 'https://www.isotita.gr', always),
      harmony116111('Line for children', 'https://www.116111.gr'),
    ],
  },
  {
    code: 'CZ',
    name: 'Czechia',
    resources: [
      eu112Entry(),
      phone('crisis', 'Linka první psychické pomoci', '116 123', 'https://www.linkapsychickepomoci.cz', always),
      phone('abuse', 'Bílý kruh bezpečí', '116 006', 'https://www.bkb.cz', always),
      harmony116111('Linka bezpečí', 'https://www.linkabezpeci.cz'),
    ],
  },
  {
    code: 'HU',
    name: 'Hungary',
    resources: [
      eu112Entry(),
      phone('crisis', 'Lelki elsősegély', '116 123', 'https://www.sos116-123.hu', always),
      phone('abuse', 'OKIT', '06 80 20 55 20', 'https://www.bantalmazas.hu', `${always}, free`),
      harmony116111('Kék Vonal', 'https://www.kek-vonal.hu'),
    ],
  },
]
