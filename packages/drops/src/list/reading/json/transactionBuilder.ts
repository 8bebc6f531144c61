import type { JsonNode } from './jsonReader.ts'

/** How such a transaction names the chain's own coin in the column of tokens. */
const nativeToken = 'native'

function memberOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.members.find(([key]) => key === name)?.[1] : undefined
}

function textOf(node: JsonNode | undefined): string {
  return node?.kind === 'scalar' && node.text !== 'null' ? node.text : ''
}

/** `transfer(address,uint256)` */
const transferCall = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/** Arguments of a call by their type, in the order of the method. */
function argumentsOf(node: JsonNode, type: RegExp): string[] {
  const inputs = memberOf(memberOf(node, 'contractMethod'), 'inputs')
  const values = memberOf(node, 'contractInputsValues')
  if (inputs?.kind !== 'list') return []
  return inputs.items.flatMap((input) =>
    type.test(textOf(memberOf(input, 'type'))) ? [textOf(memberOf(values, textOf(memberOf(input, 'name'))))] : [],
  )
}

/** Whether an item of a list is a transaction of Safe's Transaction Builder. */
export function isTransaction(node: JsonNode): boolean {
  return (
    memberOf(node, 'to') !== undefined &&
    memberOf(node, 'value') !== undefined &&
    (memberOf(node, 'data') !== undefined || memberOf(node, 'contractMethod') !== undefined)
  )
}

/**
 * Reads a transaction of Safe's Transaction Builder as a payment in smallest units. A call that is no transfer has no recipient,
 * so that it shows as a line that can't be paid, and keeps the name of its method.
 */
export function readTransaction(node: JsonNode): Map<string, string> {
  const [to, value, data] = ['to', 'value', 'data'].map((name) => textOf(memberOf(node, name)))
  const method = textOf(memberOf(memberOf(node, 'contractMethod'), 'name'))
  const record = (address: string, amount: string, token: string, more: Readonly<Record<string, string>> = {}) =>
    new Map(Object.entries({ address, amount, token, ...more }))
  if (method === '' && (data === '' || data === '0x')) return record(to ?? '', value ?? '', nativeToken)
  const call = transferCall.exec(data ?? '')
  if (call) return record(`0x${call[1]}`, BigInt(`0x${call[2]}`).toString(), to ?? '')
  const addresses = argumentsOf(node, /^address$/)
  const numbers = argumentsOf(node, /^uint256$/)
  const [first = '', second = ''] = addresses
  if (method === 'transfer' && addresses.length === 1 && numbers.length === 1)
    return record(first, numbers[0] ?? '', to ?? '')
  if (/^(?:safeT|t)ransferFrom$/.test(method) && addresses.length === 2 && numbers.length === 1)
    return record(second, '', to ?? '', { id: numbers[0] ?? '' })
  return record('', '', to ?? '', { method: method || (data ?? '').slice(0, 10) })
}
