import { parseAddress, type Address, type Hex } from './address.ts'
import { BadManifestError, DropsError } from './errors.ts'
import { freezeManifest, type Manifest } from './manifest.ts'
import type { Row } from './row.ts'
import { type RowPolicy, type TokenStandard, standardCode } from './terms.ts'

/** The value of `format`: it tells a manifest from any other JSON. */
export const manifestFormat = 'slot-drop-manifest'

/** A manifest as JSON. Numbers over 2^53 are decimal strings; rows are in canonical order. */
export interface ManifestJson {
  readonly format: typeof manifestFormat
  readonly version: 1
  readonly title: string
  readonly chainId: number
  readonly distributor: Address
  readonly sender: Address
  readonly token: Address
  readonly standard: TokenStandard
  readonly policy: RowPolicy
  readonly safeTransfer: boolean
  readonly direct: boolean
  readonly opensAtSeconds: string
  readonly closesAtSeconds: string
  readonly round: string
  readonly slotSize: number
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly root: Hex
  readonly dropId: Hex
  /** `[account, amount]`, `[account, id]` or `[account, id, amount]` by standard. */
  readonly rows: readonly (readonly string[])[]
}

const toRecord = (standard: TokenStandard, { account, id, amount }: Row): string[] => {
  if (standard === 'ERC721') return [account, `${id}`]
  if (standard === 'ERC1155') return [account, `${id}`, `${amount}`]
  return [account, `${amount}`]
}

/** Writes a manifest as canonical JSON: the same manifest gives the same bytes. */
export const serializeManifest = (manifest: Manifest): string => {
  const { terms, token } = manifest
  const json: ManifestJson = {
    format: manifestFormat,
    version: 1,
    title: manifest.title,
    chainId: terms.chainId,
    distributor: terms.distributor,
    sender: terms.sender,
    token: terms.token,
    standard: terms.standard,
    policy: terms.policy,
    safeTransfer: terms.safeTransfer,
    direct: terms.direct,
    opensAtSeconds: `${terms.opensAtSeconds}`,
    closesAtSeconds: `${terms.closesAtSeconds}`,
    round: `${terms.round}`,
    slotSize: terms.slotSize,
    symbol: token.symbol,
    name: token.name,
    decimals: token.decimals,
    root: manifest.root,
    dropId: manifest.dropId,
    rows: Array.from({ length: manifest.rowCount }, (_, index) => toRecord(terms.standard, manifest.rowAt(index))),
  }
  return JSON.stringify(json)
}

const bad = (reason: string, cause?: unknown): never => {
  throw new BadManifestError({ reason, cause })
}

const reader = (source: Record<string, unknown>) => ({
  text(field: string, limit = 1000): string {
    const value = source[field]
    return typeof value === 'string' && value.length <= limit ? value : bad(`"${field}" is no text`)
  },
  integer(field: string): number {
    const value = source[field]
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? value
      : bad(`"${field}" is no whole number`)
  },
  flag(field: string): boolean {
    const value = source[field]
    return typeof value === 'boolean' ? value : bad(`"${field}" is neither true nor false`)
  },
  address(field: string): Address {
    const parsed = parseAddress(this.text(field))
    return 'address' in parsed ? parsed.address : bad(`"${field}" is no address`)
  },
  big(field: string): bigint {
    return toBigInt(this.text(field), `"${field}"`)
  },
  oneOf<T extends string>(field: string, values: readonly T[]): T {
    const value = values.find((candidate) => candidate === source[field])
    return value ?? bad(`"${field}" is not one of ${values.join(', ')}`)
  },
})

const toBigInt = (text: unknown, what: string): bigint =>
  typeof text === 'string' && /^(0|[1-9]\d{0,77})$/.test(text) ? BigInt(text) : bad(`${what} is no whole number`)

const toRow = (standard: TokenStandard, record: unknown, index: number): Row => {
  const length = standard === 'ERC1155' ? 3 : 2
  if (!Array.isArray(record) || record.length !== length) return bad(`row ${index + 1} does not have ${length} values`)
  const [account, second, third] = record as unknown[]
  const what = `a number of row ${index + 1}`
  const parsed = parseAddress(typeof account === 'string' ? account : '')
  if ('fault' in parsed) return bad(`the address of row ${index + 1} is ${parsed.fault}`)
  if (standard === 'ERC721') return { account: parsed.address, id: toBigInt(second, what), amount: 1n }
  if (standard === 'ERC1155')
    return { account: parsed.address, id: toBigInt(second, what), amount: toBigInt(third, what) }
  return { account: parsed.address, id: 0n, amount: toBigInt(second, what) }
}

/**
 * Reads a manifest and believes nothing: rows, root and drop id are computed anew and must be those that it states.
 *
 * @throws BadManifestError saying what is wrong
 */
export const parseManifest = async (text: string): Promise<Manifest> => {
  let source: unknown
  try {
    source = JSON.parse(text)
  } catch (error) {
    return bad('it is no JSON', error)
  }
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return bad('it is no JSON object')
  const fields = source as Record<string, unknown>
  if (fields['format'] !== manifestFormat) return bad('it does not say that it is a manifest')
  if (fields['version'] !== 1) return bad(`version ${String(fields['version'])} is not known; update the app`)
  const read = reader(fields)
  const standard = read.oneOf('standard', Object.keys(standardCode) as TokenStandard[])
  const records = fields['rows']
  if (!Array.isArray(records)) return bad('"rows" is no list')
  const parts = {
    title: read.text('title'),
    terms: {
      chainId: read.integer('chainId'),
      distributor: read.address('distributor'),
      sender: read.address('sender'),
      token: read.address('token'),
      standard,
      policy: read.oneOf<RowPolicy>('policy', ['skip', 'strict']),
      safeTransfer: read.flag('safeTransfer'),
      direct: read.flag('direct'),
      opensAtSeconds: read.big('opensAtSeconds'),
      closesAtSeconds: read.big('closesAtSeconds'),
      round: read.big('round'),
      slotSize: read.integer('slotSize'),
    },
    token: { symbol: read.text('symbol'), name: read.text('name'), decimals: read.integer('decimals') },
    rows: records.map((record, index) => toRow(standard, record, index)),
  }
  let manifest: Manifest
  try {
    manifest = await freezeManifest(parts)
  } catch (error) {
    if (error instanceof DropsError) return bad(error.shortMessage, error)
    throw error
  }
  if (manifest.root !== fields['root']) return bad('its rows do not give the root that it states')
  if (manifest.dropId !== fields['dropId']) return bad('its contents do not give the drop id that it states')
  return manifest
}
