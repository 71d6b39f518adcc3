type Zoned = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

function zonesOf(country: string): string[] {
  try {
    const region: Zoned = new Intl.Locale('und', { region: country })
    return region.getTimeZones?.() ?? region.timeZones ?? []
  } catch {
    return []
  }
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    // Not a language that this browser knows; the next may be.
    return undefined
  }
}

interface Signs {
  languages: readonly string[]
  zone: string
}

const signs = (): Signs => ({
  languages: navigator.languages,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/**
 * A first guess among the countries that are listed, which can be changed, asks nobody and is kept nowhere: where the
 * clock is, else the region of the language; many have an American English browser, and live elsewhere. '' for none.
 */
export function guessCountry(listed: readonly string[], { languages, zone }: Signs = signs()): string {
  const here = listed.filter((country) => zonesOf(country).includes(zone))
  const spoken = languages.map(regionOf).filter((region) => region !== undefined)
  return here.find((country) => spoken.includes(country)) ?? here[0] ?? spoken.find((one) => listed.includes(one)) ?? ''
}
