import { parseTypedAmount } from '@slotdrop/drops'

/** Lines of a list that is edited in a box, with its rows beside it. */
export const maxSmallLines = 50

const eachLine = /^\s*(?:each:?\s+(?<after>\S+)|(?<before>\S+))(?:\s+(?<unit>[^\s\d]\S*))??(?<each>\s+each)?\s*$/i

function amountOfEach(line: string, { symbol, decimals }: { symbol: string; decimals: number }): bigint | undefined {
  const { after, before, unit, each } = eachLine.exec(line)?.groups ?? {}
  const text = after ?? (each === undefined ? undefined : before)
  if (text === undefined || (unit !== undefined && unit.toLowerCase() !== symbol.toLowerCase())) return undefined
  const read = parseTypedAmount(text, decimals)
  return 'amount' in read ? read.amount : undefined
}

/**
 * Parts a typed list from a line such as `100 each` or `each 100 USDC`, which gives everyone the same amount. Other lines keep their
 * numbers. Two such lines decide nothing, and stay.
 */
export function readSmallList(
  text: string,
  token: { readonly symbol: string; readonly decimals: number },
): { readonly input: string; readonly each: bigint | undefined } {
  const lines = text.split('\n')
  const amounts = lines.flatMap((line, place) => {
    const amount = amountOfEach(line, token)
    return amount === undefined ? [] : [{ place, amount }]
  })
  const [found, another] = amounts
  if (!found || another) return { input: text, each: undefined }
  return { input: lines.with(found.place, '').join('\n'), each: found.amount }
}

/** Whether a typed list is short enough to show its rows as it is typed. */
export function isSmallList(text: string): boolean {
  return text.split('\n').filter((line) => line.trim() !== '').length <= maxSmallLines
}
