/** Members that name the kind of a number which is written as an object. */
const kindMembers = new Set(['type', '__type', '_isBigNumber'])
/** Members that hold its digits: of ethers 5, of its instances, of MongoDB's extended JSON, and of tagged bigints. */
const digitMembers = new Set(['hex', '_hex', '$numberDecimal', '$numberLong', '$numberInt', '$bigint', 'value'])

/** The digits of a number that a library wrote as an object, such as `{"type":"BigNumber","hex":"0x64"}`; undefined for other objects. */
export function wrappedNumber(
  members: readonly (readonly [name: string, text: string | undefined])[],
): string | undefined {
  const [digits, ...others] = members.filter(([name]) => !kindMembers.has(name))
  if (digits === undefined || others.length > 0 || !digitMembers.has(digits[0])) return undefined
  const kinds = members.filter((member) => member !== digits)
  const isTagged = kinds.some(
    ([name, text]) => name === '_isBigNumber' || /^big_?(?:number|int|decimal)$/i.test(text ?? ''),
  )
  return isTagged || digits[0].startsWith('$') ? digits[1] : undefined
}
