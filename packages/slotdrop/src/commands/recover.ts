import { decodeSends, proveSlot, type RecoveredDrop } from '@slotdrop/delivery'
import { relative } from 'node:path'
import { distributorAddress } from '@slotdrop/contracts'
import {
  cidsOfDigest,
  freezeManifest,
  type Hex,
  isHashText,
  listCid,
  type Manifest,
  manifestChunks,
  parseAddress,
  proveRow,
} from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { historyOptions, nodeOptions, outOption, text } from '../arguments/options.ts'
import type { Arguments } from '../arguments/parseArguments.ts'
import { connectDrop } from '../chain/connectDrop.ts'
import { fromBlockOf } from '../chain/fetchDropStatus.ts'
import { fetchWholeHistory } from '../chain/fetchWholeHistory.ts'
import { fetchTokenFacts } from '../chain/fetchTokenFacts.ts'
import type { Command, Outcome } from '../command.ts'
import { BlockedError, UsageError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import type { Host } from '../host.ts'
import { readSealedFile } from '../files/sealedFile.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import * as messages from '../messages.generated.ts'
import { fetchCalldata, fetchListDigest } from '../recover/fetchCalldata.ts'

/** What proves one row, as `claim` takes it. */
type Proven = {
  readonly slot: number
  readonly row: number
  readonly account: string
  readonly id: bigint
  readonly amount: bigint
  readonly rowProof: readonly Hex[]
  readonly rowsHash: Hex
  readonly slotProof: readonly Hex[]
}

function line(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? `${item}` : item))
}

/** A file of proofs: what binds them, then a row a line. */
function* proofChunks(head: Readonly<Record<string, unknown>>, proofs: Iterable<Proven>): Generator<string> {
  yield `${line({ format: 'slot-drop-proofs', version: 1, ...head }).slice(0, -1)},"rows":[`
  let isFirst = true
  for (const proof of proofs) {
    yield `${isFirst ? '' : ','}\n${line(proof)}`
    isFirst = false
  }
  yield '\n]}\n'
}

function* proofsOf(manifest: Manifest, only: string | undefined): Generator<Proven> {
  for (let index = 0; index < manifest.rowCount; index++) {
    const row = manifest.rowAt(index)
    if (only === undefined || row.account === only) yield { ...row, ...proveRow(manifest, index) }
  }
}

function accountOf(given: Arguments): string | undefined {
  const address = given.text('address')
  if (address === undefined) return undefined
  const parsed = parseAddress(address)
  if ('address' in parsed) return parsed.address
  throw new UsageError(
    sentence(messages.badValue, { option: '--address', expected: String(sentence(messages.expectedAddress)) }),
  )
}

async function recoverFromFile(given: Arguments, host: Host, path: string): Promise<Outcome> {
  const manifest = await readSealedFile(path)
  const { dropId, root, terms } = manifest
  const { cid, digest } = await listCid(manifest)
  const head = { dropId, root, chainId: terms.chainId, distributor: terms.distributor }
  const proofs = [...proofsOf(manifest, accountOf(given))]
  const out = given.path('out')
  if (out !== undefined) writeAtomically(out, proofChunks(head, proofs))
  return {
    exitCode: exitCodes.done,
    json: {
      ...head,
      source: 'file',
      cid,
      listDigest: digest,
      proven: proofs.length,
      ...fileOf(out),
      ...rowsOf(out, proofs),
    },
    text: (function* () {
      yield `${sentence(messages.recoverFile, { proven: proofs.length, all: manifest.rowCount, dropId })}\n`
      yield `${sentence(messages.sealCid, { cid })}\n`
      if (out === undefined) for (const proof of proofs) yield `${line(proof)}\n`
      else yield `${sentence(messages.recoverWritten, { path: relative(host.folder, out) || out })}\n`
    })(),
  }
}

function fileOf(out: string | undefined) {
  return out === undefined ? {} : { file: out }
}

/** Rows go to the file, where there is one. */
function rowsOf(out: string | undefined, proofs: readonly Proven[]) {
  return out === undefined ? { rows: proofs } : {}
}

/** The sealed list, where every slot of it was sent at least once. */
async function rebuild(
  { terms, rowCount, slots }: RecoveredDrop,
  fetchFacts: () => ReturnType<typeof fetchTokenFacts>,
): Promise<Manifest | undefined> {
  if (slots.size < Math.ceil(rowCount / terms.slotSize)) return undefined
  const rows = [...slots.values()].sort((a, b) => a.index - b.index).flatMap((slot) => slot.rows)
  return freezeManifest({ terms, token: await fetchFacts(), title: '', rows })
}

async function recoverFromChain(given: Arguments, host: Host, dropId: Hex): Promise<Outcome> {
  const distributor = given.address('distributor') ?? distributorAddress
  const nodes = await connectDrop(given, { chainId: undefined, distributor })
  const place = { dropId, distributor }
  const { history, fromBlock } = await fetchWholeHistory(nodes.client, host, place, fromBlockOf(given))
  const recovered = decodeSends(await fetchCalldata(nodes.client, history), { ...place, chainId: nodes.chainId })
  const digest = await fetchListDigest(nodes.client, place, fromBlock)
  const cids = digest === undefined ? [] : cidsOfDigest(digest)
  if (recovered === undefined || recovered.slots.size === 0)
    throw new BlockedError(
      sentence(messages.recoverNothing, { found: cids.length > 0 ? 'yes' : 'no', cids: cids.join(', ') }),
    )
  const { root, rowCount, terms, slots } = recovered
  const account = accountOf(given)
  const proofs = [...slots.values()]
    .sort((a, b) => a.index - b.index)
    .flatMap((slot) => proveSlot(slot))
    .filter((proof) => account === undefined || proof.account === account)
  const manifest = await rebuild(recovered, () =>
    terms.standard === 'NATIVE'
      ? Promise.resolve({ symbol: '', name: '', decimals: 18 })
      : fetchTokenFacts(nodes.client, terms.token, terms.standard),
  )
  const rowsFound = [...slots.values()].reduce((count, slot) => count + slot.rows.length, 0)
  const head = { dropId, root, chainId: nodes.chainId, distributor }
  const [out, sealed] = [given.path('out'), given.path('sealed')]
  if (out !== undefined) writeAtomically(out, proofChunks(head, proofs))
  if (sealed !== undefined && manifest) writeAtomically(sealed, manifestChunks(manifest))
  return {
    exitCode: rowsFound === rowCount ? exitCodes.done : exitCodes.unfinished,
    json: {
      ...head,
      source: 'calldata',
      recipients: rowCount,
      proven: proofs.length,
      recovered: rowsFound,
      isWhole: manifest !== undefined,
      listDigest: digest,
      cids,
      ...fileOf(out),
      ...(sealed !== undefined && manifest ? { sealed } : {}),
      ...rowsOf(out, proofs),
    },
    text: (function* () {
      yield `${sentence(messages.recoverChain, { recovered: rowsFound, all: rowCount, slots: slots.size })}\n`
      if (cids.length > 0) yield `${sentence(messages.recoverCids, { cids: cids.join(', ') })}\n`
      if (sealed !== undefined && manifest)
        yield `${sentence(messages.recoverWritten, { path: relative(host.folder, sealed) || sealed })}\n`
      if (out === undefined) for (const proof of proofs) yield `${line(proof)}\n`
      else yield `${sentence(messages.recoverWritten, { path: relative(host.folder, out) || out })}\n`
    })(),
  }
}

/** `recover`: proofs of a drop's rows from its file, or from the chain alone. */
export const recover: Command = {
  usage: 'SEALED | --drop ID',
  summary: messages.summaryRecover,
  options: {
    drop: text('ID', messages.optionDrop),
    ...nodeOptions,
    distributor: text('ADDRESS', messages.optionDistributor),
    ...historyOptions,
    address: text('ADDRESS', messages.optionAddress),
    ...outOption(messages.optionOutProofs),
    sealed: text('FILE', messages.optionSealed),
  },
  async run(given, host) {
    const drop = given.text('drop')
    if (drop === undefined) return recoverFromFile(given, host, given.file(0))
    if (!isHashText(drop))
      throw new UsageError(
        sentence(messages.badValue, { option: '--drop', expected: String(sentence(messages.expectedDropId)) }),
      )
    return recoverFromChain(given, host, drop)
  },
}
