import { getChainName } from '@slotdrop/chains/names'
import { isAddressShape, isHashText } from '../../../values/hexText.ts'
import { readChain } from '../../../values/chainAccount.ts'
import { areTickers, isAccountLike } from '../../columns/cellShapes.ts'
import { columnName } from '../../columns/columnName.ts'
import { roleOf } from '../../columns/columnRoles.ts'
import { createJsonReader, type JsonNode } from './jsonReader.ts'
import { createJsonTable, type JsonTable, looksLikeAccount } from './jsonTable.ts'
import { isHexNumber, isKeyedByAccount, type Members, readRecords } from './readRecord.ts'
import { isOpposedList } from './opposedLists.ts'
import { isTransaction, readTransaction } from './transactionBuilder.ts'
import { wrappedNumber } from './wrappedNumber.ts'

/** A list that came as JSON, written out as a table: one record a line. */
export type JsonList = {
  readonly text: string
  /** Names of the columns; undefined for records without names, which are read as the lines of a file. */
  readonly header: readonly string[] | undefined
  /** The document is of a kind that has its amounts in the token's smallest unit. */
  readonly isRaw: boolean
  /** Places in the document that hold records or amounts and are not read. */
  readonly unused: readonly string[]
  /** Each record is a text that is read as the line of a file. */
  readonly isLines: boolean
  /** Numbers that the document states as the sum of the list. */
  readonly totals: readonly string[]
  /** Lists that were joined, in the order of their lines, where their names say that they may not belong together. */
  readonly lists: readonly JoinedList[]
}

/** One of the lists of a document that were joined. */
export type JoinedList = { readonly name: string; readonly rows: number }

/** Members that only documents with amounts in the smallest unit have. */
const rawMembers = new Set(['rewardtoken', 'merkleroot', 'tokentotal', 'leafencoding', 'dropid'])
/** All of these together mean the same: a campaign of Sablier. */
const campaignMembers = ['totalamount', 'numberofrecipients', 'recipients'] as const
/** Members around a list that hold for each of its records. */
const inherited =
  /^(?:(?:reward)?(?:token|asset|coin)(?:address|symbol)?|symbol|ticker|currency|unit|(?:token)?decimals|(?:chain|network)(?:id|name)?)$/
/** Objects beside a list that describe it, or its token. */
const aboutList = /^(?:meta(?:data)?|info|config|header)$/
const aboutToken = /^(?:reward)?(?:token|asset|currency|coin)$/

/** Names of the sum of a list; a `total` alone may be the number of its records. */
const statedTotal = /^(?:grandtotal|sum|tokentotal|total(?:amount|value|tokens?|sum|payout)s?)$/

function toDecimal(text: string): string {
  return isHexNumber(text) ? BigInt(text).toString() : text
}

type Scalars = ReadonlyMap<string, string>

/** Whether a document is an answer in the form of Etherscan's API, whose amounts are in the smallest unit. */
function isEtherscanAnswer(root: Scalars | undefined): boolean {
  return root?.get('status') === '1' && /^OK\b/.test(root.get('message') ?? '')
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')))
}

/** Whether all records of a place are an account and a number without names, as in an object that is keyed by account. */
function isPairs({ lines }: JsonTable): boolean {
  return lines.every((line) => /^[^,"]+,[^,"]*$/.test(line) && looksLikeAccount(line.slice(0, line.indexOf(','))))
}

/**
 * The column of the places that records of one list stem from, where these are several or one that names a token: `token` or
 * `chain` where the places name these. Undefined where there is nothing to tell.
 */
function placeColumn(
  tables: readonly JsonTable[],
): { readonly name: string; readonly values: readonly string[] } | undefined {
  const paths = tables.map(({ path }) => path.split('.'))
  const [first = []] = paths
  const level = first.findIndex((part, place) =>
    tables.length > 1 ? paths.some((path) => path[place] !== part) : areTickers([part], undefined),
  )
  if (level < 0) return undefined
  const values = paths.map((path) => path[level] ?? '')
  const isToken = areTickers(values, undefined) || values.every((value) => isAddressShape(value))
  const isChain = values.every((value) => getChainName(readChain(value)?.id ?? 0) !== undefined)
  return { name: isToken ? 'token' : isChain ? 'chain' : 'list', values }
}

/** Joins lists of plain values that stand side by side, such as `addresses` and `amounts`, into one table. */
function joinParallel(tables: readonly JsonTable[], account: JsonTable): JsonTable {
  const siblings = tables.filter(
    ({ path, values }) => values !== undefined && parentOf(path) === parentOf(account.path),
  )
  if (account.values === undefined || siblings.length < 2) return account
  const joined = createJsonTable(parentOf(account.path))
  const length = Math.max(...siblings.map(({ lines }) => lines.length))
  for (let index = 0; index < length; index++)
    joined.add(
      new Map(siblings.map(({ path, values }) => [path.slice(path.lastIndexOf('.') + 1), values?.[index] ?? ''])),
    )
  return joined
}

/** Names the members of an object that is a token, by what they are of it. */
const tokenMembers: Readonly<Record<string, string>> = {
  address: 'tokenAddress',
  contractaddress: 'tokenAddress',
  symbol: 'tokenSymbol',
}

/** The plain values of a document that hold for the list at a path: those around it, and in the objects beside it that describe it. */
function scalarsAround(scopes: ReadonlyMap<string, Scalars>, list: string): (readonly [name: string, text: string])[] {
  const isAround = (path: string) => path === '' || list === path || list.startsWith(`${path}.`)
  const lastOf = (path: string) => columnName(path.slice(path.lastIndexOf('.') + 1))
  const isAbout = (path: string) => path !== '' && aboutList.test(lastOf(path)) && isAround(parentOf(path))
  return [...scopes].flatMap(([path, scalars]) => {
    if (isAround(path)) return [...scalars]
    // Decimals of a description are the token's, and say nothing of how amounts are written.
    if (isAbout(path)) return [...scalars].filter(([name]) => !/decimals$/i.test(name))
    const parent = parentOf(path)
    if (!aboutToken.test(lastOf(path)) || !(isAround(parent) || isAbout(parent))) return []
    return [...scalars].flatMap(([name, text]) => {
      const member = tokenMembers[columnName(name)]
      return member === undefined ? [] : [[member, text] as const]
    })
  })
}

/** Writes the records of some places as one list, with what holds for all of them and the place that each stems from. */
function writeTables(
  joined: JsonTable,
  alike: readonly JsonTable[],
  around: readonly (readonly [name: string, value: string])[],
): Pick<JsonList, 'text' | 'header'> {
  const own = new Set(joined.columns().map(columnName))
  const isKeyed = joined.isNameless && alike.every(isPairs)
  const found = joined.isNameless && !isKeyed ? undefined : placeColumn(alike)
  const placed = found && !own.has(found.name) ? found : undefined
  const constants =
    joined.isNameless && !isKeyed
      ? []
      : around.filter(([name]) => inherited.test(columnName(name)) && !own.has(columnName(name)))
  const values = constants.map(([, value]) => value)
  const text = alike
    .flatMap((table, place) => table.linesWith([...values, ...(placed ? [placed.values[place] ?? ''] : [])]))
    .join('\n')
  if (joined.isNameless && !placed && constants.length === 0) return { text, header: undefined }
  // A number beside an account may be an amount or an id, but what has decimals is an amount.
  const hasDecimals = constants.some(([name]) => /decimals$/i.test(name))
  const names = joined.isNameless ? ['address', hasDecimals ? 'amount' : ''] : joined.columns()
  return { text, header: [...names, ...constants.map(([name]) => name), ...(placed ? [placed.name] : [])] }
}

/** The lists that were joined, where the name of one says that it may not be paid with the others. */
function opposedLists(tables: readonly JsonTable[]): JoinedList[] {
  const paths = tables.map(({ path }) => path.split('.'))
  const level = (paths[0] ?? []).findIndex((part, place) => paths.some((path) => path[place] !== part))
  if (level < 0) return []
  const lists = tables.map(({ lines }, place) => ({ name: paths[place]?.[level] ?? '', rows: lines.length }))
  return lists.some(({ name }) => isOpposedList(name)) ? lists : []
}

/** Reads the list of texts that name accounts, such as `["0x…,100"]`, as the lines of a file. */
function linesOf(tables: readonly JsonTable[]): JsonList {
  const lists = tables.flatMap(({ path, values = [] }) => {
    const accounts = values.filter((text) => isAccountLike(text) || /\.eth\b/i.test(text)).length
    return accounts > 0 ? [{ path, values, accounts }] : []
  })
  const [main, ...others] = lists.toSorted((a, b) => b.accounts - a.accounts)
  return {
    text: (main?.values ?? []).map((text) => text.replace(/[\r\n]+/g, ' ')).join('\n'),
    header: undefined,
    isRaw: false,
    unused: others.map(({ path }) => path),
    isLines: main !== undefined,
    totals: [],
    lists: [],
  }
}

/** Gathers records wherever they are: lists of objects or arrays, objects keyed by address, and these inside of others. */
function createCollector() {
  const tables = new Map<string, JsonTable>()
  const scopes = new Map<string, Scalars>()
  const names = new Set<string>()
  let isRaw = false

  const tableAt = (path: string): JsonTable => {
    const table = tables.get(path) ?? createJsonTable(path)
    tables.set(path, table)
    return table
  }
  const toAmount = (text: string): string => {
    if (!isHexNumber(text)) return text
    isRaw = true
    return BigInt(text).toString()
  }
  /** Plain amounts by their reason, which only some documents have, or by token id; other members are columns. */
  const isByReason = (members: Members): boolean =>
    members.every(([name, { kind }]) => kind === 'scalar' && roleOf(name) === undefined) &&
    (names.has('rewards') || names.has('rewardtoken') || members.every(([name]) => /^\d+$/.test(name)))
  const addKeyed = (path: string, account: string, value: JsonNode): void => {
    const table = tableAt(path)
    if (value.kind === 'scalar') table.addCells([account, toAmount(value.text)])
    else if (value.kind === 'list') for (const item of value.items) addKeyed(path, account, item)
    else if (isByReason(value.members))
      // Several amounts of one account, each with its reason or its token id.
      for (const [name, item] of value.members)
        table.add(
          new Map([
            ['address', account],
            ['amount', item.kind === 'scalar' ? toAmount(item.text) : ''],
            [/^\d+$/.test(name) ? 'id' : 'note', name],
          ]),
        )
    else
      // Records that name their own address are grouped by another one: their token.
      for (const record of readRecords(value.members, toAmount))
        table.add(new Map([[record.has('address') ? 'token' : 'address', account], ...record]))
  }
  const addItem = (path: string, node: JsonNode): void => {
    const table = tableAt(path)
    if (node.kind === 'scalar') table.addValue(isHashText(node.text.toLowerCase()) ? '' : node.text)
    else if (node.kind === 'list') {
      if (node.items.some(({ kind }) => kind === 'scalar'))
        table.addCells(
          node.items.map((item, place) => (item.kind !== 'scalar' ? '' : place > 0 ? toAmount(item.text) : item.text)),
        )
      else for (const item of node.items) addItem(path, item)
    } else if (isKeyedByAccount(node.members)) for (const [key, value] of node.members) addKeyed(path, key, value)
    else if (isTransaction(node)) {
      isRaw = true
      table.add(readTransaction(node))
    } else {
      // OpenZeppelin's trees hold each leaf as an array beside its place in the tree.
      const leaf = node.members.find(([key, value]) => key === 'value' && value.kind === 'list')
      if (leaf) addItem(path, leaf[1])
      else for (const record of readRecords(node.members, toAmount)) table.add(record)
    }
  }
  return {
    addItem,
    addKeyed,
    noteName(name: string) {
      names.add(columnName(name))
    },
    /** Ends an object whose members are no records: its plain members may be one record, or hold for all inside of it. */
    endObject(path: string, key: string | undefined, plain: ReadonlyMap<string, string>) {
      const roles = new Set([...plain.keys()].map(roleOf))
      if (
        roles.has('account') &&
        (roles.has('amount') || roles.has('id')) &&
        [...plain.values()].some(looksLikeAccount)
      )
        tableAt(parentOf(path)).add(
          new Map([
            ...[...plain].map(([name, text]) => [name, roleOf(name) === 'amount' ? toAmount(text) : text] as const),
            ...(key === undefined ? [] : ([['key', key]] as const)),
          ]),
        )
      else scopes.set(path, plain)
    },
    finish(): JsonList {
      const all = [...tables.values()]
      const main = all.reduce<JsonTable | undefined>(
        (best, table) => (table.accountCount > (best?.accountCount ?? 0) ? table : best),
        undefined,
      )
      if (main === undefined) return linesOf(all)
      const joined = joinParallel(all, main)
      const shape = JSON.stringify(joined.columns())
      const alike =
        joined === main
          ? all.filter((table) => table.accountCount > 0 && JSON.stringify(table.columns()) === shape)
          : [joined]
      const isUsed = (table: JsonTable) =>
        alike.includes(table) ||
        (joined !== main && table.values !== undefined && parentOf(table.path) === parentOf(main.path))
      const around = scalarsAround(scopes, main.path)
      const marks = new Set([...names, ...around.flatMap(([name, text]) => (name === 'format' ? [text] : []))])
      return {
        ...writeTables(joined, alike, around),
        isRaw:
          isRaw ||
          [...rawMembers].some((name) => names.has(name)) ||
          ['standard-v1', 'slot-drop-manifest'].some((format) => marks.has(format)) ||
          campaignMembers.every((name) => names.has(name)) ||
          isEtherscanAnswer(scopes.get('')),
        unused: all.flatMap((table) => (isUsed(table) || table.accountCount === 0 ? [] : [table.path])),
        isLines: false,
        totals:
          alike.length > 1
            ? []
            : around.flatMap(([name, text]) => (statedTotal.test(columnName(name)) ? [toDecimal(text)] : [])),
        lists: opposedLists(alike),
      }
    },
  }
}

/** Whether a text begins as only JSON does; a bracket alone may be anything. */
function beginsLikeJson(bytes: Uint8Array): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*["{[\]])/.test(new TextDecoder().decode(bytes.subarray(0, 1000)))
}

/** Whether each line is a value of its own, with or without a comma at its end. */
function isJsonLines(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split(/\r?\n\s*|\r\s*/, 2)
  if (!/^[[{]/.test(second)) return false
  try {
    JSON.parse(first.trim().replace(/,$/, ''))
    return true
  } catch {
    return false
  }
}

/**
 * Reads a list that is written as JSON, or as JSON lines; `undefined` for any other text. Repeated keys are kept, each as a record
 * of its own, and numbers are taken as they are written, never as doubles.
 *
 * @throws ListJsonError
 */
export function parseJsonList(bytes: Uint8Array): JsonList | undefined {
  if (!beginsLikeJson(bytes)) return undefined
  const text = new TextDecoder().decode(bytes)
  const reader = createJsonReader(text)
  const collector = createCollector()
  if (isJsonLines(text)) {
    for (; !reader.isAtEnd(); reader.skipComma()) collector.addItem('', reader.readNode())
    return collector.finish()
  }

  // Containers are walked and not kept; what is inside of them becomes records one by one.
  // The digits of a number that is written as an object come back.
  const walk = (path: string, key: string | undefined): string | undefined => {
    if (reader.peek() === '[') {
      reader.eachItem(() => collector.addItem(path, reader.readNode()))
      return undefined
    }
    const plain = new Map<string, string>()
    let isPlain = true
    reader.eachMember((name) => {
      const next = reader.peek()
      const inner = path === '' ? name : `${path}.${name}`
      if (looksLikeAccount(name)) {
        collector.addKeyed(path, name, reader.readNode())
        return
      }
      collector.noteName(name)
      if (next === '{' || next === '[') {
        const digits = reader.descend(() => walk(inner, name))
        if (digits === undefined) isPlain = false
        else plain.set(name, digits)
      } else {
        const node = reader.readNode()
        if (node.kind === 'scalar') plain.set(name, node.text)
      }
    })
    const digits = isPlain ? wrappedNumber([...plain]) : undefined
    if (digits === undefined) collector.endObject(path, key, plain)
    return digits
  }
  walk('', undefined)
  reader.end()
  return collector.finish()
}
