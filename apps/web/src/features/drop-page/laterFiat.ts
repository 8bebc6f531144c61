import dynamic from 'next/dynamic'

// Prices stand beside an answer that needs none of them: the page does without their code until there is an answer.

/** See `components/FiatAmount.tsx`. */
export const FiatAmount = dynamic(async () => (await import('../../components/FiatAmount.tsx')).FiatAmount, {
  ssr: false,
})

/** See `components/FiatAmount.tsx`. */
export const FiatCoins = dynamic(async () => (await import('../../components/FiatAmount.tsx')).FiatCoins, {
  ssr: false,
})
