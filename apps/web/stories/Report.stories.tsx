import { RpcError } from '@slotdrop/wallet-ui/testing'
import { encodeAbiParameters, toFunctionSelector } from 'viem'
import Report from '../src/pages/drops/[dropId]/report.tsx'
import { story } from './story.tsx'
import { blocked } from './world/minedDrop.ts'
import { deviceDrops } from '../src/device/deviceDrops.ts'
import { senderWorld } from './world/onDevice.ts'
import { never, silent, type World } from './world/openWorld.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Report' }

async function ofComplete(world: Partial<World> = {}) {
  const manifest = await sealDrop(makeAccounts(5, 963), { title: 'Small and done', slotSize: 250 })
  return senderWorld({ manifest, mined: [{ slot: 0 }] }, { page: '/report', ...world })
}

/** Two of three rows are paid; the token refused the first. */
async function ofRefused(world: Partial<World> = {}) {
  const manifest = await sealDrop(makeAccounts(3, 971), { title: 'Season 2 rewards', isDollar: true })
  return senderWorld(
    { manifest, mined: [{ slot: 0, failed: new Map([[0, blocked]]) }, { slot: 1 }] },
    { page: '/report', ...world },
  )
}

export const Complete = story({
  page: Report,
  world: () => ofComplete(),
  reach: async ({ find, see }) => {
    await find('region', 'Totals')
    await see(/Totals match the chain/)
  },
})

export const PartlyPaid = story({
  page: Report,
  world: async () => {
    const manifest = await sealDrop(makeAccounts(4, 967))
    return senderWorld({ manifest, mined: [{ slot: 0 }] }, { page: '/report' })
  },
  reach: async ({ find }) => void (await find('region', 'Totals')),
})

/** Decisions of the sender that were made before the list was sealed. */
export const Decided = story({
  page: Report,
  world: async () => {
    const accounts = makeAccounts(8, 973)
    const manifest = await sealDrop(accounts.slice(0, 5), { title: 'Season 2 rewards', slotSize: 250 })
    const packed = (from: number, to: number) =>
      accounts
        .slice(from, to)
        .map((account) => account.slice(2).toLowerCase())
        .join('')
    const decidedAt = Date.UTC(2026, 10, 24, 9, 30)
    return senderWorld(
      { manifest, mined: [{ slot: 0 }] },
      {
        page: '/report',
        prepare: () =>
          deviceDrops.put(manifest, {
            mode: 'push',
            recipientDecisions: [
              { kind: 'pool', action: 'excluded', accounts: packed(5, 7), decidedAt },
              {
                kind: 'elsewhere',
                chainId: 1,
                action: 'kept',
                note: 'Guild member',
                accounts: packed(0, 1),
                decidedAt,
              },
              {
                ...({ kind: 'labelled', label: 'other.example', action: 'replaced', decidedAt } as const),
                accounts: packed(7, 8),
                replacements: packed(1, 2),
              },
            ],
          }),
      },
    )
  },
  reach: async ({ find, see }) => {
    await find('region', 'Decisions about recipients')
    await see('2 recipients left out', '1 recipient kept', 'Note: Guild member', '1 address replaced')
    await see('Their addresses', 'replaced by')
  },
})

export const Reading = story({
  page: Report,
  world: () => ofComplete({ fetch: ({ host }) => (host === 'node.example' ? never : undefined) }),
  reach: ({ see }) => see(/Reading 1 slot and/),
})

/** A long past of which the newest blocks are read. */
export const HalfRead = story({
  page: Report,
  world: () =>
    ofComplete({
      node: ({ method, params }) => {
        const [range] = (params ?? []) as readonly { readonly fromBlock?: string }[]
        return method === 'eth_getLogs' && Number(range?.fromBlock) < 900_000 ? new Promise(() => {}) : undefined
      },
    }),
  reach: ({ label }) => label(/^[1-9]\d? % read$/),
})

export const ChainSilent = story({
  page: Report,
  world: () => ofComplete({ fetch: ({ host }) => (host === 'node.example' ? silent() : undefined) }),
  reach: ({ see }) => see('The chain could not be read.'),
})

export const Refused = story({
  page: Report,
  world: () => ofRefused(),
  reach: async ({ find, see }) => {
    await find('region', 'Totals')
    await see(/refused/i)
  },
})

export const Missing = story({
  page: Report,
  world: { path: `/drops/0x${'12'.repeat(32)}/report` },
  reach: ({ see }) => see('The sealed list is not on this device.'),
})

/** Declines what the wallet is asked in `TakeBackDeclined`. */
let decline: (() => void) | undefined

export const TakeBackDeclined = story({
  page: Report,
  world: async () => {
    const world = await ofRefused()
    return {
      ...world,
      prepare: async (tools) => {
        await world.prepare?.(tools)
        const declined = new RpcError(4001, 'Refused by the story.')
        tools.wallet.answer('eth_sendTransaction', () => new Promise((_, reject) => (decline = () => reject(declined))))
      },
    }
  },
  reach: async ({ press, see, meet, until }) => {
    await press('Take back the approval')
    await meet('button', 'Confirm in your wallet …', { isDisabled: true })
    const answer = await until(
      () => decline,
      () => 'The wallet is not asked',
    )
    answer()
    await see('You declined the request in your wallet, so nothing was sent.')
  },
})

/** Words of no slot: what a node that lags behind its logs answers. */
const settled = toFunctionSelector('settled(bytes32,uint256,uint256)')
const none = encodeAbiParameters([{ type: 'uint256[]' }], [[0n, 0n]])

export const Differs = story({
  page: Report,
  world: () =>
    ofRefused({
      node: ({ method, params }) => {
        const [call] = (params ?? []) as readonly { readonly data?: string }[]
        return method === 'eth_call' && call?.data?.startsWith(settled) ? none : undefined
      },
    }),
  reach: ({ see }) => see('Totals differ from the chain.'),
})

export const TakenBack = story({
  page: Report,
  world: () => ofRefused(),
  reach: async ({ press, see }) => {
    await press('Take back the approval')
    await see('Taken back.')
  },
})

export const WrongNetwork = story({
  page: Report,
  world: async () => {
    const world = await ofComplete()
    return {
      ...world,
      prepare: async (tools) => {
        await world.prepare?.(tools)
        tools.wallet.setChain(8453)
      },
    }
  },
  reach: async ({ meet, see }) => {
    await meet('button', 'Wrong network')
    await see(/Totals match the chain/)
  },
})
