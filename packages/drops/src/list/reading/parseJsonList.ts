import { type ColumnMapping, type ColumnRole, roleOf } from '../columns/columnRoles.ts'
import type { AmountUnit } from '../decisions/decisions.ts'
import { createJsonReader, type JsonNode } from './jsonReader.ts'

/** A list that came as JSON, written out as lines: one record a line. */
export type JsonList = {
  readonly text: string
  readonly mapping: ColumnMapping
  readonly amountUnit: AmountUnit
}

type JsonRecord = Partial<Record<ColumnRole, string>>

const order: readonly ColumnRole[] = ['account', 'amount', 'id', 'note', 'token']
const mapping: ColumnMapping = { account: 0, amount: 1, id: 2, note: 3, token: 4 }

function looksLikeAccount(text: string) {
  return /^(?:[a-z0-9-]+:)?0x[0-9a-f]{6,}$/i.test(text) || /^[^\s.]+(\.[^\s.]+)*\.eth$/i.test(text)
}

function isHexNumber(text: string) {
  return /^0x[0-9a-f]{1,64}$/i.test(text)
}

function toCell(text = '') {
  return /[",\r\n]/.test(text) ? `"${text.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"` : text
}

/** Keys that only files with amounts in the smallest unit have. */
const rawKeys = new Set(['rewardtoken', 'rewards', 'merkleroot', 'claims', 'tokentotal', 'leafencoding', 'dropid'])

/** Gathers records wherever they are: lists of objects or arrays, objects keyed by address, and these inside of others. */
function createCollector() {
  const lines: string[] = []
  let isRaw = false
  let token: string | undefined

  const add = (record: JsonRecord) => {
    const { amount } = record
    const isHex = amount !== undefined && isHexNumber(amount)
    if (isHex) isRaw = true
    const cells = { ...record, ...(isHex ? { amount: BigInt(amount).toString() } : {}), ...(token ? { token } : {}) }
    lines.push(order.map((role) => toCell(cells[role])).join(','))
  }
  const addArray = (items: readonly JsonNode[]) => {
    const texts = items.map((item) => (item.kind === 'scalar' ? item.text : ''))
    const [account = '', second = '', third] = texts
    // [account, amount] or [account, id, amount]; with two values the standard of the drop says which the second is.
    add(third === undefined ? { account, amount: second, id: second } : { account, id: second, amount: third })
  }
  const addKeyed = (account: string, value: JsonNode) => {
    if (value.kind === 'scalar') add({ account, amount: value.text })
    else if (value.kind === 'list') for (const item of value.items) addKeyed(account, item)
    else if (value.members.some(([key]) => roleOf(key) === 'amount')) addObject(value.members, account)
    // Some files give several amounts to one account, each with its reason.
    else for (const [note, item] of value.members) if (item.kind === 'scalar') add({ account, amount: item.text, note })
  }
  const addObject = (members: readonly (readonly [string, JsonNode])[], keyedBy?: string) => {
    const record: JsonRecord = keyedBy === undefined ? {} : { account: keyedBy }
    for (const [key, item] of members) {
      const role = roleOf(key)
      if (role === undefined || item.kind !== 'scalar') continue
      const known = record[role]
      // Two members that claim one role and differ are not chosen between: together they are no value at all.
      record[role] = known === undefined || known === item.text ? item.text : `${known} / ${item.text}`
    }
    if (record.account !== undefined) add(record)
    else for (const [, item] of members) addNode(item)
  }
  const addNode = (node: JsonNode): void => {
    if (node.kind === 'object') {
      if (node.members.length > 0 && node.members.every(([key]) => looksLikeAccount(key)))
        for (const [key, value] of node.members) addKeyed(key, value)
      else addObject(node.members)
    } else if (node.kind === 'scalar') {
      if (looksLikeAccount(node.text)) add({ account: node.text })
    } else if (node.items[0]?.kind === 'scalar' && node.items.length > 1 && node.items.length < 4) addArray(node.items)
    else for (const item of node.items) addNode(item)
  }
  return {
    lines,
    addNode,
    addKeyed,
    noteKey(key: string, text: string | undefined) {
      const name = key.toLowerCase().replace(/[^a-z]/g, '')
      if (rawKeys.has(name) || (name === 'format' && (text === 'standard-v1' || text === 'slot-drop-manifest')))
        isRaw = true
      if ((name === 'rewardtoken' || name === 'token') && text !== undefined && /^0x[0-9a-f]{40}$/i.test(text))
        token = text
    },
    finish: (): JsonList => ({
      text: lines.join('\n'),
      mapping: token === undefined ? { account: 0, amount: 1, id: 2, note: 3 } : mapping,
      amountUnit: isRaw ? 'base' : 'token',
    }),
  }
}

/** Whether a text begins as only JSON does; a bracket alone may be anything. */
function beginsLikeJson(bytes: Uint8Array): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*["{[\]])/.test(new TextDecoder().decode(bytes.subarray(0, 1000)))
}

/**
 * Reads a list that is written as JSON; `undefined` for any other text. Repeated keys are kept, each as a record of its own,
 * and numbers are taken as they are written, never as doubles.
 *
 * @throws ListJsonError
 */
export function parseJsonList(bytes: Uint8Array): JsonList | undefined {
  if (!beginsLikeJson(bytes)) return undefined
  const reader = createJsonReader(new TextDecoder().decode(bytes))
  const collector = createCollector()

  // Containers are walked and not kept; what is inside of them becomes records one by one.
  const walk = (): void => {
    if (reader.peek() === '[') {
      reader.eachItem(() => collector.addNode(reader.readNode()))
      return
    }
    const plain: [string, JsonNode][] = []
    reader.eachMember((key) => {
      const next = reader.peek()
      if (looksLikeAccount(key)) collector.addKeyed(key, reader.readNode())
      else if (next === '{' || next === '[') {
        collector.noteKey(key, undefined)
        reader.descend(walk)
      } else {
        const node = reader.readNode()
        collector.noteKey(key, node.kind === 'scalar' ? node.text : undefined)
        plain.push([key, node])
      }
    })
    if (plain.some(([key]) => roleOf(key) === 'account') && plain.some(([key]) => roleOf(key) === 'amount'))
      collector.addNode({ kind: 'object', members: plain })
  }
  walk()
  reader.end()
  return collector.finish()
}
