import { roleOf } from '../../columns/columnRoles.ts'
import type { JsonNode } from './jsonReader.ts'
import { looksLikeAccount } from './jsonTable.ts'

/** Members of an object in their order, those that come twice as well. */
export type Members = readonly (readonly [name: string, value: JsonNode])[]

/** Writes an amount in decimal digits. */
type ReadAmount = (text: string) => string

/** A number in hexadecimal notation. One of 40 digits is an address and never an amount. */
export function isHexNumber(text: string): boolean {
  return /^0x[0-9a-f]{1,64}$/i.test(text) && text.length !== 42
}

/** Whether all members are named by accounts. */
export function isKeyedByAccount(members: Members): boolean {
  return members.length > 0 && members.every(([name]) => looksLikeAccount(name))
}

function isListOfObjects(items: readonly JsonNode[]): boolean {
  return items.length > 0 && items.every(({ kind }) => kind === 'object')
}

/** The members of an object that is keyed by accounts, as objects that name theirs. */
function toRecordNodes(members: Members): JsonNode[] {
  return members.map(([account, value]) => ({
    kind: 'object',
    members: [
      ['address', { kind: 'scalar', text: account }],
      ...(value.kind === 'object' ? value.members : [['amount', value] as const]),
    ],
  }))
}

/** Writes the members of an object, and of the objects inside of it, as cells by their path; `lists` gets its lists of objects. */
function writeMembers(
  members: Members,
  prefix: string,
  readAmount: ReadAmount,
  cells: Map<string, string>,
  lists: Map<string, readonly JsonNode[]>,
): void {
  for (const [name, value] of members) {
    const path = prefix === '' ? name : `${prefix}.${name}`
    if (value.kind === 'object' && isKeyedByAccount(value.members)) lists.set(path, toRecordNodes(value.members))
    else if (value.kind === 'object') writeMembers(value.members, path, readAmount, cells, lists)
    else if (value.kind === 'list' && isListOfObjects(value.items)) lists.set(path, value.items)
    else if (value.kind === 'list') cells.set(path, value.items.length === 0 ? '' : `[${value.items.length}]`)
    else {
      const text = value.text === 'null' ? '' : value.text
      // A member that comes twice with another value is not chosen between: together they are no value at all.
      const before = cells.get(path)
      cells.set(
        path,
        before === undefined || before === text ? toDigits(path, text, readAmount) : `${before} / ${text}`,
      )
    }
  }
}

/** Writes hexadecimal amounts and token ids in decimal digits; other members may be hashes. */
function toDigits(path: string, text: string, readAmount: ReadAmount): string {
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (roleOf(name) === 'amount') return readAmount(text)
  return /^(?:token|nft)_?id$/i.test(name) && isHexNumber(text) ? BigInt(text).toString() : text
}

function hasAccount(items: readonly JsonNode[]): boolean {
  return items.some(
    (item) =>
      item.kind === 'object' &&
      item.members.some(([, value]) =>
        value.kind === 'scalar' ? looksLikeAccount(value.text) : value.kind === 'object' && hasAccount([value]),
      ),
  )
}

/** Lists inside of a record whose objects are rows: recipients, or the tokens of the record's account, which has no amount then. */
function rowLists(
  cells: ReadonlyMap<string, string>,
  lists: ReadonlyMap<string, readonly JsonNode[]>,
): (readonly [path: string, items: readonly JsonNode[]])[] {
  const texts = [...cells.values()]
  const ofRecipients = [...lists].filter(([, items]) => hasAccount(items))
  if (ofRecipients.length > 0) return texts.some(looksLikeAccount) && ofRecipients.length > 1 ? [] : ofRecipients
  const isOwner = texts.some(looksLikeAccount) && !texts.some((text) => /^\d+(?:\.\d+)?$/.test(text))
  return isOwner && lists.size === 1 ? [...lists] : []
}

/**
 * Writes an object as records: one, or one for each object of the lists inside of it, such as the members of a team. What stands
 * beside such a list belongs to each of them.
 */
export function* readRecords(members: Members, readAmount: ReadAmount): Generator<Map<string, string>> {
  const cells = new Map<string, string>()
  const lists = new Map<string, readonly JsonNode[]>()
  writeMembers(members, '', readAmount, cells, lists)
  const rows = rowLists(cells, lists)
  for (const [path, items] of lists) if (!rows.some(([other]) => other === path)) cells.set(path, `[${items.length}]`)
  if (rows.length === 0) yield cells
  for (const [path, items] of rows)
    for (const item of items)
      if (item.kind === 'object')
        for (const inner of readRecords(item.members, readAmount)) {
          const record = new Map(cells)
          for (const [name, text] of inner) record.set(record.has(name) ? `${path}.${name}` : name, text)
          yield record
        }
}
