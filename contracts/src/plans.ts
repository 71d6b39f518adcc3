/**
 * Whole dollars. Prime is paid once. It stands apart from the schemas because pages that only show a price load none.
 */
export const plans = {
  core: { name: 'Core', price: 10, interval: 'month', subscriptionType: 'regular' },
  plus: { name: 'Plus', price: 20, interval: 'month', subscriptionType: 'premium' },
  prime: { name: 'Prime', price: 100, interval: 'once', subscriptionType: 'prime' },
} as const satisfies Record<
  string,
  { name: string; price: number; interval: 'month' | 'once'; subscriptionType: string }
>
