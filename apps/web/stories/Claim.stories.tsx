import PublicDrop from '../src/pages/d/[dropId].tsx'
import { expectOne } from './expectOne.ts'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import type { World } from './world/openWorld.ts'
import { other, publicWorld, publisher } from './world/publicWorld.ts'
import { sender as recipient } from './world/places.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Public page, claim' }

type Prepare = NonNullable<World['prepare']>

/** A row that the account of the wallet can claim. */
async function claimable(prepare: Prepare = () => {}, world: Partial<World> = {}): Promise<World> {
  const manifest = await sealDrop([recipient, other], { sender: publisher, closesAtSeconds: 4_000_000_000n })
  return publicWorld({ manifest }, recipient, { prepare, ...world })
}

/** Through the wallet's dialog to the step that claims. */
async function connect(hands: Hands): Promise<void> {
  await hands.press(/^Claim 480/)
  await hands.press('Browser Wallet')
  await hands.see(/^Your claim: 480.* MERI$/m)
}

export const Connect = story({
  page: PublicDrop,
  world: () => claimable(),
  reach: async ({ press, see }) => {
    await press(/^Claim 480/)
    await see('Browser Wallet')
  },
})

/** The second step is about the same amount, and in the colour of what comes in. */
export const Connected = story({
  page: PublicDrop,
  world: () => claimable(),
  reach: async (hands) => {
    const colour = async (name: RegExp) => getComputedStyle(await hands.find('button', name)).backgroundColor
    const before = await colour(/^Claim 480/)
    await connect(hands)
    expectOne([before, await colour(/^Claim on/)])
  },
})

export const ElsewhereWrong = story({
  page: PublicDrop,
  world: () => claimable(),
  reach: async (hands) => {
    await connect(hands)
    await hands.press('Send it to another of your addresses', 'text')
    await hands.type(/Only the wallet of the listed address/, '0x12')
    await hands.press(/^Claim on/)
    await hands.see('The other address is not one')
  },
})

/** The wallet of the story that is open: there is one a page. */
let wallet: Parameters<Prepare>[0]['wallet'] | undefined

export const WrongNetwork = story({
  page: PublicDrop,
  world: () => claimable((tools) => (wallet = tools.wallet)),
  reach: async (hands) => {
    await connect(hands)
    await hands.meet('button', /^Claim on/)
    wallet?.setChain(8453)
    wallet?.refuse('wallet_switchEthereumChain', 4001)
    await hands.meet('button', 'Wrong network')
    await hands.press(/^Claim on/)
    await hands.see('You declined the request in your wallet, so nothing was sent.')
  },
})

let isTried = false

export const Trying = story({
  page: PublicDrop,
  world: () =>
    claimable(undefined, {
      node: ({ method }) => (isTried && method === 'eth_call' ? new Promise(() => {}) : undefined),
    }),
  reach: async (hands) => {
    await connect(hands)
    isTried = true
    await hands.press(/^Claim on/)
    await hands.meet('button', 'Trying it out …', { isDisabled: true })
  },
})

export const Asking = story({
  page: PublicDrop,
  world: () => claimable(({ wallet }) => wallet.answer('eth_sendTransaction', () => new Promise(() => {}))),
  reach: async (hands) => {
    await connect(hands)
    await hands.press(/^Claim on/)
    await hands.meet('button', 'Confirm in your wallet …', { isDisabled: true })
  },
})

export const Sent = story({
  page: PublicDrop,
  world: async () => {
    const world = await claimable()
    return { ...world, chain: { ...world.chain, isWaiting: true } }
  },
  reach: async (hands) => {
    await connect(hands)
    await hands.press(/^Claim on/)
    await hands.see('Sent. You may close this page')
  },
})

const paidOn = /^Paid on \d+ \w+ \d{4}, \d\d:\d\d/m

/** A row that was paid says when; what was only true before it was paid is gone. */
export const Claimed = story({
  page: PublicDrop,
  world: () => claimable(({ wallet }) => wallet.refuse('wallet_watchAsset', -32_601)),
  reach: async (hands) => {
    await connect(hands)
    await hands.press(/^Claim on/)
    await hands.see('Claimed.', paidOn)
    await hands.miss('A test run of your claim succeeds', /Network fee about|We never ask you to approve anything or/)
    await hands.press('Show MERI in my wallet')
    await hands.see('Your wallet did not take it.')
  },
})

export const ClaimedBefore = story({
  page: PublicDrop,
  world: async () => {
    const manifest = await sealDrop([recipient, other], { sender: publisher })
    const row = manifest.rowAt(0).account === recipient ? 0 : 1
    return publicWorld({ manifest, mined: [{ slot: 0, claimed: new Map([[row, recipient]]) }] }, recipient)
  },
  reach: async ({ see, miss }) => {
    await see('It was claimed and went to', paidOn, /^Transaction\W+0x[0-9a-f]{4}…/m)
    await miss('A test run of your claim succeeds')
  },
})

const [service = publisher] = makeAccounts(1, 991)
const signedUntil = new Date(Date.UTC(2031, 0, 1)).toISOString()

/** A row that the account of the wallet can claim, and that a service pays to another address for a signature. */
async function signable(answer: () => object, prepare?: Prepare): Promise<World> {
  const manifest = await sealDrop([recipient, other], { sender: publisher, closesAtSeconds: 4_000_000_000n })
  let isSigned = false
  const api: World['api'] = ({ operationName }) => {
    if (operationName === 'Request') return { drop: { request: requestOf(isSigned) } }
    if (operationName !== 'RequestClaim') return undefined
    isSigned = true
    return answer()
  }
  const requestOf = (hasRow: boolean) => ({
    ...{ isOffered: true, reason: null, waiting: null },
    requestedRows: hasRow
      ? [0, 1].map((slotRow) => ({
          ...{ slot: 0, slotRow, state: 'QUEUED', signedUntil, transaction: null, problem: null },
          changedAt: new Date().toISOString(),
        }))
      : [],
  })
  return publicWorld({ manifest, operator: service }, recipient, { api, ...(prepare && { prepare }) })
}

function taken() {
  return { requestClaim: { __typename: 'RowsRequested' } }
}

const signature = `0x${'ab'.repeat(65)}`

/** Through the wallet's dialog to another address. */
async function chooseOther(hands: Hands, address: string): Promise<void> {
  await hands.press('Claim with my wallet')
  await hands.press('Browser Wallet')
  await hands.see(/^Your claim: 480.* MERI$/m)
  await hands.press('Send it to another of your addresses', 'text')
  await hands.type(/Only the wallet of the listed address/, address)
}

/** Where a service pays, a signature is enough; a transaction stays possible. */
export const SignOffered = story({
  page: PublicDrop,
  world: () => signable(taken),
  reach: async (hands) => {
    await chooseOther(hands, other)
    await hands.meet('button', 'Sign, and get it there for free')
    await hands.see('You sign a message, no transaction', 'The sender pays the gas.')
    await hands.meet('button', /^Claim there on .*, and pay the fee yourself$/)
  },
})

export const SignOwnAddress = story({
  page: PublicDrop,
  world: () => signable(taken),
  reach: async (hands) => {
    await chooseOther(hands, recipient)
    await hands.press('Sign, and get it there for free')
    await hands.see('This is the listed address itself.')
  },
})

export const Signing = story({
  page: PublicDrop,
  world: () => signable(taken, (tools) => tools.wallet.answer('eth_signTypedData_v4', () => new Promise(() => {}))),
  reach: async (hands) => {
    await chooseOther(hands, other)
    await hands.press('Sign, and get it there for free')
    await hands.meet('button', 'Sign in your wallet …', { isDisabled: true })
  },
})

export const SignDeclined = story({
  page: PublicDrop,
  world: () => signable(taken, (tools) => tools.wallet.refuse('eth_signTypedData_v4', 4001)),
  reach: async (hands) => {
    await chooseOther(hands, other)
    await hands.press('Sign, and get it there for free')
    await hands.see('You declined the request in your wallet, so nothing was sent.')
  },
})

export const SignRefused = story({
  page: PublicDrop,
  world: () =>
    signable(
      () => ({ requestClaim: { __typename: 'ClaimRefused', fault: 'BAD_SIGNATURE' } }),
      (tools) => tools.wallet.answer('eth_signTypedData_v4', () => signature),
    ),
  reach: async (hands) => {
    await chooseOther(hands, other)
    await hands.press('Sign, and get it there for free')
    await hands.see('The network does not accept the signature')
  },
})

/** Signed, and with the service: the page may be left. */
export const Signed = story({
  page: PublicDrop,
  world: () => signable(taken, (tools) => tools.wallet.answer('eth_signTypedData_v4', () => signature)),
  reach: async (hands) => {
    await chooseOther(hands, other)
    await hands.press('Sign, and get it there for free')
    await hands.see(
      'Signed.',
      'It goes to the address that you signed for',
      'the signature ends and nothing has happened',
    )
  },
})
