import type { SafetyCategory } from '@mallama/contracts/safety'

/**
 * What the general screen reads as one person's own account, said here by one party to the other: "I am scared of
 * you", "I'll kill you". Our own list; read on lower case without apostrophes, a sentence at a time.
 */
export const saidToTheOther: readonly { pattern: RegExp; tier: 2 | 3; category: SafetyCategory }[] = [
  {
    // Blame for one's own violence is put on the other in these words.
    pattern:
      /\b(?:look|see|know) what you (?:make|made|have made|are making) me do\b|\byou (?:make|made) me (?:hit|hurt|slap|push|shove)\b/,
    tier: 2,
    category: 'abuse',
  },
  {
    pattern:
      /\b(?:scared|afraid|frightened|terrified) of (?:you|what you(?:ll| will| might| would| could)? (?:do|say)|how you(?:ll| will| might)? react)\b(?! (?:leaving|going|being (?:ill|sick|hurt|alone)|dying|getting (?:ill|sick|hurt)|not|and (?:me|i) (?:splitting|breaking)))/,
    tier: 2,
    category: 'abuse',
  },
  {
    pattern:
      /\b(?:i(?:ll| will| could| should|m going to|m gonna)|imma) (?:\w+ )?(?:kill|strangle|stab|shoot|murder) (?:you|him|her|them)\b/,
    tier: 3,
    category: 'threat-to-others',
  },
  {
    pattern:
      /\bwhen we(?:re| are)? (?:get )?(?:home|alone|off here|out of here)\b[^.!?]{0,40}\b(?:youll (?:see|regret|be sorry|pay)|wait)\b|\b(?:wait|just wait) (?:till|until) (?:we|youre|i) (?:get |are |re )?(?:home|alone)\b/,
    tier: 2,
    category: 'abuse',
  },
]
