import { type Chain, formatGwei, formatUnits } from 'viem'
import type { Rehearsal } from './runRehearsal.ts'

/** "+3.1 %", of the forecast. */
function difference(actual: bigint, forecast: bigint): string {
  if (forecast === 0n) return '–'
  const tenths = Number(((actual - forecast) * 1000n) / forecast)
  return `${tenths > 0 ? '+' : ''}${(tenths / 10).toFixed(1)} %`
}

/** The result of a rehearsal as a page of Markdown. */
export function toPage(
  { manifest, steps, forecast, deploymentCost, slots, money, report, ...rest }: Rehearsal,
  { chain, at }: { readonly chain: Chain; readonly at: Date },
): string {
  const { symbol, decimals } = chain.nativeCurrency
  const amount = (wei: bigint) => `${formatUnits(wei, decimals)} ${symbol}`
  const explorer = chain.blockExplorers?.default.url
  const link = (hash: string) => (explorer === undefined ? `\`${hash}\`` : `[\`${hash}\`](${explorer}/tx/${hash})`)
  const unaccounted = money.given - slots.fee - money.returned - money.refundFee - money.left
  const deployed = steps.filter(({ name }) => name.startsWith('deployment'))
  const deployedFee = deployed.reduce((sum, { fee }) => sum + fee, 0n)
  return `# Rehearsal on ${chain.name}

${at.toISOString()}, chain ${chain.id}, drop \`${manifest.dropId}\`, contract \`${manifest.terms.distributor}\`, test token \`${manifest.terms.token}\`.

| check | result |
| --- | --- |
| drop | ${rest.isComplete ? 'complete' : `not complete: ${rest.problem ?? 'stopped'}`} |
| rows paid | ${report.sent + report.claimed} of ${report.intended}, ${report.claimed} of them claimed |
| transactions that paid nothing | ${slots.wasted} |
| report ties out | ${report.tiesOut ? 'yes' : 'NO'} |
| refund ties out | ${unaccounted === 0n ? 'yes, to the wei' : `NO: ${unaccounted} wei`} |
| waits | ${rest.waits.length === 0 ? 'none' : rest.waits.map((wait) => wait.replaceAll('|', String.raw`\|`)).join('; ')} |

## Forecast

| figure | forecast | actual | difference |
| --- | --- | --- | --- |
| transactions with slots | ${forecast.transactions} | ${slots.transactions} | ${slots.transactions - forecast.transactions} |
| gas of slots | ${forecast.gas} | ${slots.gas} | ${difference(slots.gas, forecast.gas)} |
| fee of slots | ${amount(forecast.fee)} | ${amount(slots.fee)} | ${difference(slots.fee, forecast.fee)} |
${deploymentCost === undefined ? '' : `| deployment | ${amount(deploymentCost)} | ${amount(deployedFee)} | ${difference(deployedFee, deploymentCost)} |\n`}
The forecast was made at ${formatGwei(forecast.feePerGas)} gwei a unit of gas, before the claims.

## Gas money

| given | fees of slots | refund | fee of the refund | left with the key |
| --- | --- | --- | --- | --- |
| ${amount(money.given)} | ${amount(slots.fee)} | ${amount(money.returned)} | ${amount(money.refundFee)} | ${amount(money.left)} |

## Transactions

| step | transaction | block | gas | fee |
| --- | --- | --- | --- | --- |
${steps.map(({ name, hash, block, gas, fee }) => `| ${name} | ${link(hash)} | ${block} | ${gas} | ${amount(fee)} |`).join('\n')}
`
}
