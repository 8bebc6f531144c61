import { formatUnits } from 'viem'

const steps = [
  { digits: 12, unit: 't' },
  { digits: 9, unit: 'b' },
  { digits: 6, unit: 'm' },
  { digits: 3, unit: 'k' },
] as const

/**
 * A balance short enough for a button, cut and never rounded up: three decimals below 1, two below 100, one below
 * 10,000, and units of a thousand from there.
 *
 * @param balance base units
 */
export function formatBalance(balance: bigint, decimals: number): string {
  const [whole = '0', fraction = ''] = formatUnits(balance, decimals).split('.')
  if (whole === '0') {
    const shown = cut(whole, fraction, 3)
    return shown === '0' && balance > 0n ? '<0.001' : shown
  }
  if (whole.length <= 2) return cut(whole, fraction, 2)
  if (whole.length <= 4) return cut(whole, fraction, 1).replace(/^(\d)(\d{3})/, '$1,$2')
  const step = steps.find(({ digits }) => whole.length > digits)
  if (!step) return whole
  return `${cut(whole.slice(0, -step.digits), whole.slice(-step.digits), 1)}${step.unit}`
}

function cut(whole: string, fraction: string, decimals: number): string {
  const kept = fraction.slice(0, decimals).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}
