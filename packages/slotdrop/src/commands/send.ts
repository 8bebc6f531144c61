import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  estimateSending,
  type FeePolicy,
  fetchRegistration,
  type SendPace,
  type SendState,
  type SendWait,
  toDeliveryError,
} from '@slotdrop/delivery'
import { giveBack, type Refund } from '@slotdrop/delivery/engine'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import { type Hex, listCid, type Manifest, slotWord } from '@slotdrop/drops'
import { amountOf, sentence } from '@slotdrop/messages'
import { formatGwei, isAddressEqual } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import {
  feeOptions,
  flag,
  keyOptions,
  listOptions,
  nodeOptions,
  outOption,
  paidOptions,
  stateOptions,
  termsOptions,
  text,
  tokenOptions,
} from '../arguments/options.ts'
import type { Arguments } from '../arguments/parseArguments.ts'
import { readGwei } from '../arguments/readGwei.ts'
import { connectDrop } from '../chain/connectDrop.ts'
import type { Nodes } from '../chain/connectNodes.ts'
import { fetchDropStatus, refusedRows, dropStateOf } from '../chain/fetchDropStatus.ts'
import type { Command, Outcome } from '../command.ts'
import { type Failure, FileError, toFailure, UsageError } from '../errors.ts'
import { type ExitCode, exitCodes } from '../exitCodes.ts'
import { openJournal } from '../files/journalFile.ts'
import { isSealedFile, readSealedFile, sealedPathOf } from '../files/sealedFile.ts'
import { sealList } from '../files/sealList.ts'
import { stateFolderOf } from '../files/stateFolder.ts'
import { takeLock } from '../files/takeLock.ts'
import type { Host } from '../host.ts'
import { keySourceOf, openOwnKey, openSendingKey } from '../keys/openKey.ts'
import * as messages from '../messages.generated.ts'
import { awaitMined } from '../paid/awaitMined.ts'
import { assertUnpaid, type DecidedDifference, describeDifference, differenceLines } from '../paid/decideList.ts'
import { readPaidRecord, writePaidRecord } from '../paid/paidRecord.ts'
import { type Decided, writeDecided } from '../paid/writeDecided.ts'
import { signSteps } from '../send/askSteps.ts'
import { awaitRegistration } from '../send/awaitRegistration.ts'
import { createDropSender } from '../send/createDropSender.ts'
import { createProgress } from '../send/progress.ts'
import { decimalsOf } from './seal.ts'

type Sealed = {
  readonly manifest: Manifest
  readonly path: string
  readonly nodes: Nodes
  readonly difference?: DecidedDifference | undefined
}

/** What there is to send: a sealed list, or the end where nothing is left to pay. */
type Opened = Sealed | { readonly manifest: undefined; readonly decided: Decided }

/** Lets the sender's pending transactions be mined before a drop begins. One that has begun follows its own. */
async function awaitOthers(
  journal: string,
  { sender }: Manifest['terms'],
  { given, host, nodes: { client } }: Pick<Sending, 'given' | 'host' | 'nodes'>,
): Promise<void> {
  if (!existsSync(journal)) await awaitMined({ client, account: sender, host, doesWait: !given.flag('no-wait') })
}

/** The sealed list to send, once it is known that it pays nothing twice; a list is sealed first, beside it. */
async function openList(
  path: string,
  given: Arguments,
  host: Host,
  signer: PrivateKeyAccount | undefined,
): Promise<Opened> {
  if (await isSealedFile(path)) {
    if (given.flag('difference')) throw new UsageError(sentence(messages.differenceOfSealed))
    const manifest = await readSealedFile(path)
    const nodes = await connectDrop(given, manifest.terms)
    const { paid, journal } = stateFolderOf(given, path, manifest.dropId)
    await awaitOthers(journal, manifest.terms, { given, host, nodes })
    writePaidRecord(paid, await assertUnpaid({ given, host, nodes, manifest, paths: [] }, readPaidRecord(paid)))
    return { manifest, path, nodes }
  }
  const { manifest: list } = await sealList(path, given, host, signer?.address)
  const nodes = await connectDrop(given, list.terms)
  const sealedPath = sealedPathOf(path)
  const { journal } = stateFolderOf(given, given.path('out') ?? sealedPath, list.dropId)
  await awaitOthers(journal, list.terms, { given, host, nodes })
  const decided = await writeDecided({ given, host, nodes, manifest: list, path: sealedPath })
  const { path: out, manifest, difference } = decided
  if (difference) for (const line of differenceLines(difference, list)) host.note(line)
  if (manifest === undefined) return { manifest, decided }
  host.note(`${sentence(messages.sealWritten, { path: relative(host.folder, out) || out })}\n`)
  return { manifest, path: out, nodes, difference }
}

/** What gas may cost. @throws UsageError that names the present price where no ceiling is given */
async function feePolicyOf(given: Arguments, { client }: Nodes): Promise<FeePolicy> {
  const ceiling = readGwei(given, 'fee-ceiling')
  if (ceiling === undefined) {
    const price = formatGwei(await client.getGasPrice())
    throw new UsageError(sentence(messages.ceilingMissing, { price }))
  }
  const finishBy = given.time('finish-by')
  return {
    ceiling,
    urgentCeiling: readGwei(given, 'urgent-ceiling'),
    finishBy: finishBy === undefined ? undefined : Number(finishBy) * 1000,
  }
}

type Sending = {
  readonly given: Arguments
  readonly host: Host
  readonly nodes: Nodes
  readonly sealed: Sealed
  readonly account: PrivateKeyAccount
  readonly fees: FeePolicy
}

/** What the sending key needs, where nobody says it. @throws UsageError where the rows can't be tried */
async function fetchGasMoney({ client }: Nodes, manifest: Manifest, fees: FeePolicy): Promise<bigint> {
  const { isMeasured, gasMoney } = await estimateSending({ client, manifest, fees })
  if (!isMeasured) throw new UsageError(sentence(messages.gasMoneyMissing))
  return gasMoney
}

/** @throws UsageError for a key that is neither the sender's nor that of its operator on chain: it is not to be funded by mistake */
async function assertKey({ client }: Nodes, manifest: Manifest, { address }: PrivateKeyAccount): Promise<void> {
  const { sender } = manifest.terms
  if (isAddressEqual(address, sender)) return
  const { operator } = await fetchRegistration({ client, manifest })
  if (!isAddressEqual(operator, address))
    throw new UsageError(sentence(messages.wrongKey, { account: address, sender }))
}

/** Lets the account send: by its own approval, or by what the drop's sender signs elsewhere. */
async function authorise({ given, host, nodes, sealed: { manifest }, account, fees }: Sending, signal: AbortSignal) {
  const { client } = nodes
  if (isAddressEqual(account.address, manifest.terms.sender))
    return signSteps({ client, manifest }, account, {
      ...{ host, fees, signal },
      isAgreed: given.flag('yes'),
      isCovering: given.flag('cover-others'),
      doesWait: !given.flag('no-wait'),
    })
  const until = given.time('operator-until')
  const { digest } = await listCid(manifest)
  const gasMoney = given.amount('gas-money', 18) ?? (await fetchGasMoney(nodes, manifest, fees))
  return awaitRegistration({
    nodes,
    manifest,
    host,
    signal,
    batchPath: given.path('safe-batch'),
    isCovering: given.flag('cover-others'),
    doesWait: !given.flag('no-wait'),
    registration: {
      operator: account.address,
      mayLeaveOpen: manifest.terms.policy === 'skip',
      claimsOpen: given.flag('claims'),
      operatorUntil: until === undefined ? undefined : Number(until),
      gasMoney,
      listDigest: digest,
    },
  })
}

/** Whether rows are open that nobody refused, or that shall be tried again: for others nothing is approved. */
async function isAnythingToSend({ given, host, nodes, sealed: { manifest, path } }: Sending): Promise<boolean> {
  const { status } = await fetchDropStatus(given, nodes, { host, path, manifest, isHistoryWanted: false })
  const { state } = dropStateOf(status, refusedRows(manifest, status).length)
  return state === 'open' || (state === 'refused' && given.flag('retry-refused'))
}

type Ending = {
  readonly state: SendState
  readonly isInterrupted: boolean
  /** What was not waited for. */
  readonly waiting: SendWait | undefined
  /** Transactions of this run, the newest of each nonce. */
  readonly hashes: readonly Hex[]
}

/** Sends until nothing is left, something stands in the way, or somebody stops it; what is under way is followed to its end. */
async function runToEnd(
  { given, host, nodes, sealed, account, fees }: Sending,
  interrupted: AbortSignal,
): Promise<Ending> {
  const { manifest, path } = sealed
  const journal = openJournal(stateFolderOf(given, path, manifest.dropId).journal)
  if (journal.unreadable > 0) host.note(`${sentence(messages.journalDamaged, { count: journal.unreadable })}\n`)
  const nonces = new Set<number>()
  const progress = createProgress(host)
  const sender = createDropSender({
    ...{ nodes, manifest, journal, account, fees },
    maxInFlight: given.integer('max-in-flight', { min: 1, max: 16 }),
    onTransaction: ({ nonce }) => nonces.add(nonce),
  })
  let waiting: SendWait | undefined
  const unsubscribe = sender.subscribe(() => {
    const state = sender.getState()
    progress.show(state)
    if (!state.waiting || !given.flag('no-wait')) return
    waiting = state.waiting
    progress.flush()
    sender.pause()
  })
  const pause = () => {
    host.note(`\n${sentence(messages.interrupted)}\n`)
    sender.pause()
  }
  interrupted.addEventListener('abort', pause, { once: true })
  try {
    // Slots that are named are tried with every open row, the refused ones among them.
    const slots = given.flag('retry-refused')
      ? Array.from({ length: manifest.slotCount }, (_, slot) => slot)
      : undefined
    if (!interrupted.aborted) await sender.start(slots)
    const hashes = journal
      .entries()
      .filter(
        ({ sender: signer, nonce, stage }) => signer === account.address && nonces.has(nonce) && stage !== 'rejected',
      )
      .flatMap(({ hash }) => hash ?? [])
    const isInterrupted = interrupted.aborted
    return { state: sender.getState(), isInterrupted, waiting, hashes: [...new Set(hashes)] }
  } finally {
    interrupted.removeEventListener('abort', pause)
    unsubscribe()
    progress.end()
    journal.close()
  }
}

/** What a sending key has left goes back to the drop's sender once the drop is over. Whoever stops it takes it back by the same command. */
async function giveGasMoneyBack(
  { host, nodes, sealed: { manifest }, account, fees }: Sending,
  pace: SendPace | undefined,
  signal: AbortSignal,
): Promise<Refund | undefined> {
  const { chainId, sender } = manifest.terms
  const clock = {
    now: () => Date.now(),
    sleep: (milliseconds: number) => sleep(milliseconds, undefined, { signal }),
  }
  const { pollingInterval: pollMilliseconds } = nodes.client
  const returned = await giveBack({
    ...{ client: nodes.client, signer: account, to: sender, chainId, clock, pollMilliseconds },
    fees: { ceiling: fees.urgentCeiling ?? fees.ceiling },
    // As it was before the fees of the last transactions. Zero is no evidence that nothing was given.
    expected: pace?.purse || undefined,
  }).catch((error: unknown) => {
    if (!signal.aborted) throw error
    return undefined
  })
  if (returned)
    host.note(`${sentence(messages.gasReturned, { amount: amountOf(returned.value, 18), hash: returned.hash })}\n`)
  if (returned && returned.left > 0n)
    host.note(`${sentence(messages.gasLeft, { amount: amountOf(returned.left, 18) })}\n`)
  return returned
}

/** What this run took, for programs: wei, and transactions that were mined and paid nobody. */
function costOf(pace: SendPace | undefined) {
  return { feesSpent: pace?.feesSpent ?? 0n, wasted: pace?.wasted ?? 0 }
}

function exitCodeOf(ofDrop: ExitCode, problem: Failure | undefined, isInterrupted: boolean): ExitCode {
  if (ofDrop === exitCodes.done || ofDrop === exitCodes.refused) return ofDrop
  if (isInterrupted || problem === undefined) return ofDrop
  return problem.exitCode
}

/** @param ending undefined where nothing was left to send */
async function concludeSending(sending: Sending, ending: Ending | undefined, signal: AbortSignal) {
  const { given, host, nodes, sealed, account } = sending
  const { state, isInterrupted = false, waiting, hashes = [] } = ending ?? {}
  const { manifest, path } = sealed
  const { status } = await fetchDropStatus(given, nodes, { host, path, manifest, isHistoryWanted: false })
  const leftOut = (state?.leftOut ?? []).flatMap(({ slot, rows, reason }) =>
    slotWord.rowsOf(rows & ~(status.progress.slots[slot]?.word ?? 0n)).map((row) => {
      const index = slot * manifest.terms.slotSize + row
      return { row: index + 1, ...manifest.rowAt(index), reason: String(rowReasonSentence(reason)) }
    }),
  )
  // Why a row was left out is known to the run that tried it, and to no other.
  const known = refusedRows(manifest, status).filter(({ row }) => !leftOut.some((each) => each.row === row))
  const refused = [...known, ...leftOut].sort((a, b) => a.row - b.row)
  const { state: dropState, exitCode } = dropStateOf(status, refused.length)
  const problem = state?.problem && toFailure(toDeliveryError(state.problem.error))
  const { progress, totals } = status
  const amount = (value: bigint) => amountOf(value, decimalsOf(manifest), manifest.token.symbol)
  const isOver = dropState === 'complete' || dropState === 'cancelled'
  const returned =
    isOver && given.text('key') === 'new' ? await giveGasMoneyBack(sending, state?.pace, signal) : undefined
  return {
    exitCode: exitCodeOf(exitCode, problem, isInterrupted),
    json: {
      state: dropState,
      file: path,
      ...(sealed.difference && { difference: describeDifference(sealed.difference) }),
      dropId: manifest.dropId,
      chainId: manifest.terms.chainId,
      signer: account.address,
      recipients: {
        all: manifest.rowCount,
        settled: progress.settledRows,
        open: progress.openRows,
        refused: refused.length,
      },
      amounts: { all: totals.intended, settled: totals.settled, open: totals.open },
      transactions: hashes,
      ...costOf(state?.pace),
      returned,
      refused,
      waiting,
      ...(problem && dropState !== 'complete' ? { problem: { name: problem.name, message: problem.message } } : {}),
    },
    text: (function* () {
      yield `${sentence(messages.statusTitle, { fingerprint: manifest.fingerprint, state: dropState })}\n`
      yield `${sentence(messages.statusSettled, { count: progress.settledRows, all: manifest.rowCount, amount: amount(totals.settled) })}\n`
      if (progress.openRows === 0) return
      yield `${sentence(messages.statusOpen, { count: progress.openRows, amount: amount(totals.open) })}\n`
      for (const { row, account: to, amount: value, reason } of refused)
        yield `  ${sentence(messages.statusRefused, { row: `${row}`, account: to, amount: amount(value), reason })}\n`
      if (problem) yield `${problem.message}\n`
      yield `${sentence(dropState === 'refused' ? messages.sendRefusedAgain : messages.sendAgain)}\n`
    })(),
  }
}

/** The outcome of an empty difference: everything on the list is paid. */
function concludeNothing({ difference }: Decided): Outcome {
  return {
    exitCode: exitCodes.done,
    json: { state: 'complete', difference: difference && describeDifference(difference), transactions: [] },
    text: [],
  }
}

/** Pays one list, or continues to. */
async function sendOne(file: string, given: Arguments, host: Host): Promise<Outcome> {
  const source = keySourceOf(given)
  const own = source === 'new' ? undefined : await openOwnKey(given, host, source)
  const sealed = await openList(file, given, host, own)
  if (sealed.manifest === undefined) return concludeNothing(sealed.decided)
  const { manifest, path, nodes } = sealed
  const state = stateFolderOf(given, path, manifest.dropId)
  const release = takeLock(state.lock)
  const stop = new AbortController()
  const off = host.onInterrupt(() => stop.abort())
  try {
    if (own) await assertKey(nodes, manifest, own)
    const fees = await feePolicyOf(given, nodes)
    const account = own ?? (await openSendingKey(given, host, state.key))
    const sending: Sending = { given, host, nodes, sealed, account, fees }
    if (!(await isAnythingToSend(sending))) return await concludeSending(sending, undefined, stop.signal)
    await authorise(sending, stop.signal)
    return await concludeSending(sending, await runToEnd(sending, stop.signal), stop.signal)
  } finally {
    off()
    release()
  }
}

/** `send`: pays a list, or several sealed ones. */
export const send: Command = {
  usage: 'LIST | SEALED …',
  summary: messages.summarySend,
  options: {
    ...nodeOptions,
    ...keyOptions,
    key: text('new', messages.optionKey),
    ...feeOptions,
    'urgent-ceiling': text('GWEI', messages.optionUrgentCeiling),
    'finish-by': text('TIME', messages.optionFinishBy),
    'max-in-flight': text('NUMBER', messages.optionMaxInFlight),
    'gas-money': text('COINS', messages.optionGasMoney),
    'operator-until': text('TIME', messages.optionOperatorUntil),
    claims: flag(messages.optionClaims),
    'safe-batch': text('FILE', messages.optionSafeBatch),
    'no-wait': flag(messages.optionNoWait),
    'retry-refused': flag(messages.optionRetryRefused),
    yes: flag(messages.optionYes),
    'cover-others': flag(messages.optionCoverOthers),
    ...stateOptions,
    ...tokenOptions,
    ...termsOptions,
    ...listOptions,
    ...outOption(messages.optionOutSealed),
    ...paidOptions,
    force: flag(messages.optionForce),
  },
  async run(given, host) {
    const files = given.positionals.map((_, place) => given.file(place))
    if (files.length <= 1) return sendOne(given.file(0), given, host)
    for (const path of files)
      // oxlint-disable-next-line no-await-in-loop -- the first that is no sealed list is the one to name
      if (!(await isSealedFile(path))) throw new FileError(sentence(messages.severalNotSealed, { path }), path)
    const ends: Outcome[] = []
    for (const path of files) {
      host.note(`${sentence(messages.sendNext, { path: relative(host.folder, path) || path })}\n`)
      // oxlint-disable-next-line no-await-in-loop -- one account sends one drop after another
      const end = await sendOne(path, given, host)
      ends.push(end)
      // What stops one drop stops the account that sends the next.
      if (end.exitCode !== exitCodes.done && end.exitCode !== exitCodes.refused) break
    }
    const last = ends.at(-1)?.exitCode
    const refused = ends.find((end) => end.exitCode === exitCodes.refused)
    return {
      exitCode: last && last !== exitCodes.refused ? last : (refused?.exitCode ?? exitCodes.done),
      json: { drops: ends.map(({ json }) => json), left: files.slice(ends.length) },
      text: (function* () {
        for (const { text: lines } of ends) yield* lines
        for (const path of files.slice(ends.length))
          yield `${sentence(messages.sendNotBegun, { path: relative(host.folder, path) || path })}\n`
      })(),
    }
  },
}
