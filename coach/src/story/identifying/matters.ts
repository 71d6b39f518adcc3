import type { Pattern } from './spans.ts'

/**
 * What narrows down who somebody is without naming them. Hand-made. An illness is personal whoever has it; a rare event
 * is one that a neighbour would recognise from the story alone.
 */
const health =
  /\b(?:cancer|tumou?rs?|chemo\w*|leuka?emia|diagnos\w+|dementia|alzheimer\w*|parkinson\w*|miscarr\w+|stillb\w+|abortions?|ivf|infertil\w+|pregnan\w+|hiv|aids|diabet\w+|epilep\w+|stroke|heart (?:attack|failure|disease|surgery)|transplants?|surgery|operations?|hospital\w*|icu|intensive care|hospice|terminal\w*|palliative|depress(?:ion|ed|ive)|bipolar|schizo\w+|psychosis|psychotic|psychiatr\w+|ptsd|adhd|autis\w+|asperger\w*|anorexi\w+|bulimi\w+|eating disorder|panic attacks?|anxiety (?:disorder|attacks?)|antidepressants?|medications?|insulin|rehab|detox|addict\w*|alcoholi\w+|sober|sobriety|relaps\w+|overdos\w+|disab(?:led|ility|ilities)|wheelchair|paraly[sz]ed|multiple sclerosis|crohn\w*|endometriosis|menopaus\w+|burn ?out|burnt out|nervous breakdown|ill(?:ness(?:es)?)|chronic\w*|disease|syndrome|biopsy|mastectomy|dialysis|std|herpes|covid|long covid|migraines?|headaches?|flu|fever|broken (?:leg|arm|foot|wrist)|my weight|therap(?:y|ist)|counsell?ing|gp|doctor[’']?s?|dentist|asthma|allerg\w+|insomnia|back pain|my back|knee|injur\w+|sick leave|off sick|vomit\w*|pills|tablets|overweight|obes\w+|diet)\b/gi

const rareEvents =
  /\b(?:(?:won|winning|win|wins) (?:the |a |an )?(?:lottery|jackpot|gold|medal|prize|award|election|competition|title|case)|lottery|jackpot|newspapers?|on (?:the )?(?:live )?(?:tv|television|news|radio)|live tv|went viral|gone viral|viral (?:video|post)|documentary|reality show|game show|famous|celebrit\w+|burn(?:ed|t) down|house fire|on fire|flood(?:ed|s)?|earthquake|hurricane|tornado|tsunami|avalanche|landslide|lightning|plane crash|car crash|crash(?:ed)? (?:the|into)|shipwreck|explo(?:ded|sion)|kidnap\w+|hostage|murder\w*|shooting|terror\w*|robb(?:ed|ery)|arrest\w*|deported|asylum|refugee|war zone|cult|witness protection|lawsuit|sued|scandal|embezzl\w+|fraud|adopt(?:ed|ion)|surrogate|triplets|quadruplets|quintuplets|conjoined|twins|dna test|secret (?:child|son|daughter|family|brother|sister)|half[- ](?:brother|sister)s? (?:we|i|he|she) (?:never|didn)|lost (?:a|his|her) (?:leg|arm|eye)|coma|resuscitat\w+|world record|guinness|nobel|olympi\w+|parliament|mayor|prime minister|president|ambassador|astronaut|bishop|rabbi|imam|bankrupt\w*|evict\w+|inherit\w+|castle|yacht|private jet|expelled|shark|bear attack|snake|sinkhole|only (?:one|person|winner|survivor|woman|man|girl|boy|family|doctor|teacher) in (?:the|our|my))\b/gi

/** What somebody does for a living, and where they stand in it. */
const jobs =
  /\b(?:accountants?|actor|actress|ambulance driver|architects?|astronomer|attorney|au pair|baker|bakery|ballet dancer|banker|barber|barista|bartender|biologist|bookkeeper|bricklayer|builder|bus driver|butcher|captain|carpenter|cashier|ceo|cfo|chef|chemist|choreographer|cleaner|comedian|composer|conductor|consultant|cto|curator|dancer|dentist|designer|detective|developer|dj|doctor|drummer|economist|editor|electrician|engineer|farmer|firefighter|fisherman|flight attendant|florist|gardener|geologist|goalkeeper|hairdresser|headteacher|headmaster|influencer|interpreter|jeweller|joiner|journalist|judge|lawyer|lecturer|librarian|lifeguard|lorry driver|mechanic|midwife|musician|nanny|nurse|optician|painter|paramedic|pharmacist|photographer|physicist|pianist|pilot|plumber|poet|police ?(?:man|woman|officer)|politician|postman|priest|principal|producer|professor|programmer|psychologist|radiologist|receptionist|researcher|sailor|sales rep|scientist|sculptor|secretary|shepherd|singer|social worker|soldier|solicitor|sommelier|surgeon|surveyor|tailor|taxi driver|teacher|translator|truck driver|undertaker|vet|veterinar\w+|vicar|violinist|waiter|waitress|welder|writer|youtuber|zookeeper|phd|thesis|residency|(?:head|director|vice president|vp) of \w+|senior \w+|junior \w+)\b/gi

export const matterPatterns: readonly Pattern[] = [
  { kind: 'health', pattern: health },
  { kind: 'rare event', pattern: rareEvents },
  { kind: 'job', pattern: jobs },
]
