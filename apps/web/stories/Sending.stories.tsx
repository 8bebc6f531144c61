import type { ReactNode } from 'react'
import { SuspectRowsError } from '@slotdrop/delivery'
import type { Address, Manifest } from '@slotdrop/drops'
import { GetKeyBack } from '../src/features/sending/key/recovery/GetKeyBack.tsx'
import { KeyBackup } from '../src/features/sending/key/recovery/KeyBackup.tsx'
import { NodesRefuse } from '../src/features/sending/progress/NodesRefuse.tsx'
import { ProblemNote } from '../src/features/sending/progress/ProblemNote.tsx'
import Drop from '../src/pages/drops/[dropId]/index.tsx'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import { BackupNotOpenedError } from '../src/workers/sending/BackupNotOpenedError.ts'
import { senderWorld } from './world/onDevice.ts'
import { silent, type World } from './world/openWorld.ts'
import { sender } from './world/places.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Drop, sending' }

let suspectDrop: Manifest

export const SuspectRows = story({
  page: () => (
    <main>
      <h1>Season 2 rewards</h1>
      <ProblemNote
        manifest={suspectDrop}
        problem={{ error: new SuspectRowsError({ rows: 40, signatures: 5 }), slot: 0 }}
        stoppingRow={undefined}
        isAllowanceShort={false}
        onAuthorise={() => {}}
        onContinue={() => {}}
      />
    </main>
  ),
  world: async () => {
    suspectDrop = await sealDrop(makeAccounts(4, 1_503))
    return { path: '/drops' }
  },
  reach: async ({ see, meet }) => {
    await see(/one of 40 recipients makes it fail.*at most 5 more/)
    await meet('button', 'Send the next part')
  },
})

export const NodesRefuseAll = story({
  page: () => (
    <main>
      <h1>Season 2 rewards</h1>
      <NodesRefuse
        refusal="underpriced"
        text="transaction underpriced: gas tip cap 1000000000, minimum needed 25000000000"
        feePerGas={26_000_000_000n}
        onAllow={() => {}}
      />
      <NodesRefuse refusal="pool-full" text="" feePerGas={1n} onAllow={undefined} />
    </main>
  ),
  world: { path: '/drops' },
  reach: async ({ see, meet }) => {
    await see(/The node’s words: “transaction underpriced/)
    await meet('button', 'Pay up to 32.5 gwei')
  },
})

const keyAddress: Address = '0x51Ad0000000000000000000000000000000D20b5'
const password = 'correct horse battery'

/** A part of a drop's page, in the layout that provides wallet and data. */
function inLayout(part: () => ReactNode) {
  const page = () => (
    <>
      <h1>Season 2 rewards</h1>
      {part()}
    </>
  )
  return Object.assign(page, { getLayout: Drop.getLayout })
}

/** A random key is registered once its backup was downloaded. */
export const KeyBackedUp = story({
  page: inLayout(() => <KeyBackup backUp={async () => {}} />),
  world: { path: '/drops' },
  reach: async ({ type, meet, see }) => {
    await see('Save a backup of the sending key first.')
    await type(/^Password for the backup/, 'short')
    await meet('button', 'Download the encrypted backup', { isDisabled: true })
    await type(/^Password for the backup/, password)
    await meet('button', 'Download the encrypted backup')
  },
})

/** Ways to get a key back that failed. */
const keyElsewhere = inLayout(() => (
  <GetKeyBack
    manifest={keyDrop}
    operator={keyAddress}
    byKey={{
      recover: async () => ({ address: sender, isKept: false }),
      restore: async () => {
        throw new BackupNotOpenedError('not-opened')
      },
    }}
  />
))

let keyDrop: Manifest

async function sealKeyDrop(): Promise<World> {
  keyDrop = await sealDrop(makeAccounts(4, 1_504))
  return { path: '/drops', wallet: sender }
}

/** The wallet derives another key, and the password of the backup is wrong. */
export const KeyNotFound = story({
  page: keyElsewhere,
  world: sealKeyDrop,
  reach: async ({ press, type, give, see }) => {
    await press('Get the key back')
    await see(/^Your wallet derives another key than/m)
    await press('Use a backup file')
    await type('Password of the backup', password)
    await give('Backup file of the sending key', 'sending-key.json', '{}', 'application/json')
    await see('The password is wrong, or the file was changed.')
  },
})

/** Only the account that sealed the list derives its key. */
export const KeyOfOtherAccount = story({
  page: keyElsewhere,
  world: async () => ({ ...(await sealKeyDrop()), wallet: undefined }),
  reach: async ({ meet, see }) => {
    await see('Connect the account that sealed the list.')
    await meet('button', 'Get the key back', { isDisabled: true })
  },
})

type Tools = Parameters<NonNullable<World['prepare']>>[0]

/** The tools of the story that is open: there is one a page. */
let tools: Tools | undefined
/** A node that stops answering: one method of it, or all. */
let isSilent: ((body: string) => boolean) | undefined

/** A drop of two slots on a chain that mines when it is told to. */
async function waiting(): Promise<World> {
  const world = senderWorld({ manifest: await sealDrop(makeAccounts(4, 1_502)) })
  return {
    ...world,
    chain: { ...world.chain, isWaiting: true },
    fetch: ({ host }, body) => (host === 'node.example' && isSilent?.(body) ? silent() : undefined),
    prepare: async (given) => {
      tools = given
      await world.prepare?.(given)
    },
  }
}

/** Sends it, so that its first slots wait, and opens the first. */
async function send({ press, meet, see }: Hands): Promise<void> {
  await press(/^Send to /)
  await see('Pause after slots 1 to 2')
  await press(/^Slot 1\b/, 'gridcell')
  await meet('button', 'Speed up')
}

/** The whole node stops answering once the first slots wait. */
async function loseNetwork(hands: Hands): Promise<void> {
  await send(hands)
  isSilent = () => true
  await hands.see('The network does not answer at the moment.')
}

/** What was sent can’t be looked up. */
export const NodeSilent = story({
  page: Drop,
  world: waiting,
  reach: async (hands) => {
    await send(hands)
    isSilent = (body) => body.includes('eth_chainId') || body.includes('eth_getTransaction')
    await hands.see('The node is silent.')
  },
})

export const NetworkSilent = story({
  page: Drop,
  world: waiting,
  reach: loseNetwork,
})

/** Nothing is said of claims while the network is silent, and all of it when it answers again. */
export const ClaimsUnknown = story({
  page: Drop,
  world: waiting,
  reach: async (hands) => {
    await loseNetwork(hands)
    await hands.press('Claims and link', 'tab')
    await hands.meet('button', 'Ask again')
    await hands.miss(/Recipients (can’t|may) claim/, 'Enable claiming')
  },
})

export const AskedAgain = story({
  page: Drop,
  world: waiting,
  reach: async (hands) => {
    await hands.meet('tab', 'Claims and link')
    isSilent = () => true
    await hands.press('Claims and link', 'tab')
    await hands.meet('button', 'Ask again')
    isSilent = undefined
    await hands.press('Ask again')
    await hands.see('Recipients can’t claim: you send to them.')
    await hands.miss('The network does not answer')
  },
})

export const Pausing = story({
  page: Drop,
  world: waiting,
  reach: async (hands) => {
    await send(hands)
    await hands.press('Pause after slots 1 to 2')
    await hands.see('Pausing after this slot')
    tools?.wallet.refuse('eth_sendTransaction', 4001)
    await hands.press('Speed up')
    await hands.see('You declined the request in your wallet, so nothing was sent.')
  },
})

/** The tab that sends a drop holds a lock of its name. */
export const OtherTab = story({
  page: Drop,
  world: async () => {
    const manifest = await sealDrop(makeAccounts(4, 1_502))
    const world = senderWorld({ manifest })
    return {
      ...world,
      prepare: async (given) => {
        await world.prepare?.(given)
        void navigator.locks.request(`send/${manifest.dropId}`, () => new Promise(() => {}))
      },
    }
  },
  reach: ({ see }) => see('Another tab is sending this drop.'),
})

export const PendingInAccount = story({
  page: Drop,
  world: waiting,
  reach: async (hands) => {
    await send(hands)
    await hands.press(/^Account/)
    await hands.see('Pending')
  },
})

async function cancel(hands: Hands): Promise<void> {
  await send(hands)
  await hands.press(/^Cancel$/)
  await hands.see('A cancellation waits too: whichever is mined first counts.')
}

export const Stuck = story({
  page: Drop,
  world: waiting,
  reach: async (hands) => {
    await cancel(hands)
    const { now } = Date
    Date.now = () => now() + 120_000
    await hands.see(/^Slot 1 has been waiting for/m)
  },
})

export const CancelledInWallet = story({
  page: Drop,
  world: waiting,
  reach: async (hands) => {
    await cancel(hands)
    tools?.chain.mine()
    await hands.see('The transaction of slot 1 was cancelled in the wallet. Its payments are open')
  },
})

/** A slot that is paid whole or not at all: the wallet is not asked for what would fail. */
export const StrictSlotRefused = story({
  page: Drop,
  world: async () => {
    const manifest = await sealDrop(makeAccounts(4, 1_603), { isDollar: true, policy: 'strict', slotSize: 250 })
    const world = senderWorld({ manifest })
    return {
      ...world,
      chain: { ...world.chain, refused: [manifest.rowAt(2).account] },
      prepare: async (given) => {
        tools = given
        await world.prepare?.(given)
      },
    }
  },
  reach: async ({ press, see, find }) => {
    await press(/^Send to /)
    await see('Slot 1 waits for one recipient.', /Recipient 3 of the slot was refused/, 'It answered: “DUSD: blocked”.')
    await see(/It is row 3 of the list, 0x/)
    await find('gridcell', /^Slot 1\b.*Planned/)
    if (tools?.wallet.requests.some(({ method }) => method === 'eth_sendTransaction'))
      throw new Error('The wallet was asked.')
  },
})
