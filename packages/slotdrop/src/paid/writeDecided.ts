import type { Manifest } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import type { Arguments } from '../arguments/parseArguments.ts'
import type { Nodes } from '../chain/connectNodes.ts'
import { UsageError } from '../errors.ts'
import { differencePathOf, writeSealedFile } from '../files/sealedFile.ts'
import { stateFolderOf } from '../files/stateFolder.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { assertUnpaid, decideDifference, type DecidedDifference } from './decideList.ts'
import { readPaidRecord, writePaidRecord } from './paidRecord.ts'

/** A list that pays nothing twice, as it was sealed. */
export type Decided = {
  readonly path: string
  /** Undefined where nothing is left to pay. */
  readonly manifest: Manifest | undefined
  readonly difference?: DecidedDifference
}

/**
 * Checks that a list pays no account twice, and writes it sealed; with `--difference` it writes the unpaid part instead.
 *
 * @param path where the sealed list goes if `--out` says nothing else
 * @throws AlreadyPaidError, PaidUnknownError, FileError, UsageError; what a node throws when it does not answer
 */
export async function writeDecided({
  given,
  host,
  nodes,
  manifest,
  path,
}: {
  readonly given: Arguments
  readonly host: Host
  /** Undefined without `--rpc`. */
  readonly nodes: Nodes | undefined
  readonly manifest: Manifest
  readonly path: string
}): Promise<Decided> {
  const isDifference = given.flag('difference')
  const out = given.path('out') ?? (isDifference ? differencePathOf(path) : path)
  const replacing = { isForced: given.flag('force'), nodes }
  if (nodes === undefined) {
    if (isDifference) throw new UsageError(sentence(messages.optionMissing, { option: '--rpc' }))
    await writeSealedFile(out, manifest, replacing)
    host.note(`${sentence(messages.paidUnchecked)}\n`)
    return { path: out, manifest }
  }
  const parameters = { given, host, nodes, manifest, paths: [path, out] }
  if (!isDifference) {
    const state = stateFolderOf(given, out, manifest.dropId)
    const record = await assertUnpaid(parameters, readPaidRecord(state.paid))
    await writeSealedFile(out, manifest, replacing)
    writePaidRecord(state.paid, record)
    return { path: out, manifest }
  }
  const difference = await decideDifference(parameters, out)
  const { manifest: rest, record } = difference
  if (rest) {
    await writeSealedFile(out, rest, replacing)
    writePaidRecord(stateFolderOf(given, out, rest.dropId).paid, record)
  }
  return { path: out, manifest: rest, difference }
}
