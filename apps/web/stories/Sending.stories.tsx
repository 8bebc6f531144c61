import { SuspectRowsError } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { NodesRefuse } from '../src/features/sending/progress/NodesRefuse.tsx'
import { ProblemNote } from '../src/features/sending/progress/ProblemNote.tsx'
import Drop from '../src/pages/drops/[dropId]/index.tsx'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import { senderWorld } from './world/onDevice.ts'
import { silent, type World } from './world/openWorld.ts'
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
