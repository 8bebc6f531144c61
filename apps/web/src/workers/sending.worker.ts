import { batchingHttp, createNodeTransport, getRpcUrls, toOfferedChains } from '@slotdrop/chains'
import { type ChainClient, type FeePolicy, fetchRegistration, systemClock } from '@slotdrop/delivery'
import { createPipeline, giveBack } from '@slotdrop/delivery/engine'
import { manifestFromTransferable } from '@slotdrop/drops'
import { createPublicClient, type Transport } from 'viem'
import { createDeviceJournal } from '../device/deviceJournal.ts'
import { deviceKeys, keyPlace } from '../device/deviceKeys.ts'
import { answerRequests } from './answerRequests.ts'
import { ChainNotOfferedError } from './drop/ChainNotOfferedError.ts'
import { KeyMissingError } from './sending/KeyMissingError.ts'
import { createKeyVault } from './sending/createKeyVault.ts'
import { createSendingRun, type SendingNotes } from './sending/createSendingRun.ts'
import { openOnce } from './sending/openOnce.ts'
import { createReporter } from './sending/sendingReport.ts'
import { toReportedProblem } from './sending/toReportedProblem.ts'
import type { SendingNews, SendingRequests } from './sendingProtocol.ts'

const vault = createKeyVault(deviceKeys)
const { report, flush } = createReporter({ post: (update) => postMessage({ update } satisfies SendingNews) })

type Opening = SendingRequests['open']['parameters']

/** Nodes beside the first that fees are compared with, and that are given each transaction. */
const maxOthers = 2

/** A client of the drop's chain, and others that ask one more node each. */
function createClients({ config, manifest: { terms } }: Opening) {
  const chain = toOfferedChains(config).find(({ id }) => id === terms.chainId)
  if (!chain) throw new ChainNotOfferedError(terms.chainId)
  // Sound: viem's client, whose type names one chain.
  const open = (transport: Transport) => createPublicClient({ chain, transport, cacheTime: 0 }) as ChainClient
  const others = getRpcUrls(chain).slice(1, 1 + maxOthers)
  return {
    client: open(createNodeTransport(chain, { isBatching: true })),
    otherClients: others.map((url) => open(batchingHttp(url))),
  }
}

/** What this device keeps beside the key of a place. */
function notesOf(place: string) {
  return {
    async get(): Promise<SendingNotes> {
      const record = await deviceKeys.get(place)
      if (!record) throw new KeyMissingError()
      return record
    },
    async set(notes: Partial<SendingNotes>) {
      await deviceKeys.change(place, (known) => known && { ...known, ...notes })
    },
  }
}

/** Acts while no other tab of this browser sends the drop: under the lock that sending with a wallet takes too. */
function aloneWith(dropId: string) {
  return async (isPatient: boolean, act: () => Promise<void>): Promise<boolean> =>
    navigator.locks.request(`send/${dropId}`, { ifAvailable: !isPatient }, async (lock) => {
      if (!lock) return false
      await act()
      return true
    })
}

async function open(opening: Opening) {
  const manifest = await manifestFromTransferable(opening.manifest)
  const { dropId, terms } = manifest
  const place = keyPlace({ chainId: terms.chainId, dropId })
  const account = await vault.open(place)
  report({ address: account?.address ?? null })
  if (!account) return undefined
  const { pollMilliseconds } = opening
  const { client, otherClients } = createClients(opening)
  const notes = notesOf(place)
  let { fees } = (await notes.get()).orders
  const tell: typeof report = (changes) => {
    if (changes.orders) ({ fees } = changes.orders)
    report(changes)
  }
  // As it is at each look: it may be changed meanwhile.
  const policy: FeePolicy = {
    get ceiling() {
      return fees.ceiling
    },
    get urgentCeiling() {
      return fees.urgentCeiling
    },
    get finishBy() {
      return fees.finishBy
    },
  }
  const engine = createPipeline({
    ...{ client, otherClients, manifest },
    signer: account,
    fees: policy,
    journal: createDeviceJournal(() => {}),
    onChange: ({ problem, ...state }) => report({ waiting: undefined, ...state, problem: toReportedProblem(problem) }),
  })
  const run = createSendingRun({
    address: account.address,
    engine,
    fetchDrop: () => fetchRegistration({ client, manifest }),
    notes,
    alone: aloneWith(dropId),
    giveBack: (onTransaction) =>
      giveBack({
        ...{ client, onTransaction, pollMilliseconds, signer: account, to: terms.sender, chainId: terms.chainId },
        fees: policy,
        // As the engine last read it, before the fees of its last transactions. Zero is no evidence that nothing was given.
        expected: engine.getState().pace?.purse || undefined,
      }),
    clock: systemClock,
    pollMilliseconds,
    report: tell,
  })
  run.resume()
  return { engine, run }
}

let opening: Opening | undefined
const openDrop = openOnce(async () => opening && open(opening))

/** What was opened, once it is. */
async function drop() {
  const found = opening && (await openDrop())
  if (!found) throw new KeyMissingError()
  return found
}

answerRequests<SendingRequests>(
  {
    inspect: (place) => vault.inspect(place),
    async create({ place, signed }) {
      await vault.create(place, signed)
      return vault.inspect(place)
    },
    recover: ({ place, signature, accounts }) => vault.recover(place, signature, accounts),
    backUp: ({ place, password }) => vault.backUp(place, password),
    restore: ({ place, backup, password, accounts }) => vault.restore(place, backup, password, accounts),
    noteBackup: (place) => vault.noteBackup(place),
    async order({ place, orders }) {
      await notesOf(place).set({ orders, wasOperator: false })
    },
    async open(parameters) {
      opening ??= parameters
      await openDrop()
    },
    async refresh() {
      const { run } = await drop()
      await run.look()
      flush()
    },
    start: async (slots) => (await drop()).run.start(slots),
    retry: async ({ slot, rows }) => (await drop()).run.retry(slot, rows),
    speedUp: async (slot) => (await drop()).engine.speedUp(slot),
    cancel: async (slot) => (await drop()).engine.cancel(slot),
    pause: async () => (await drop()).run.pause(),
    setFees: async (fees) => (await drop()).run.setFees(fees),
    setByWallet: async (isByWallet) => (await drop()).run.setByWallet(isByWallet),
    giveBack: async () => (await drop()).run.giveBack(),
  },
  'at-once',
)
