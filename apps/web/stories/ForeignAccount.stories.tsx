import { encodeFunctionResult, encodeAbiParameters, type Hex, multicall3Abi } from 'viem'
import PublicDrop from '../src/pages/d/[dropId].tsx'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import { silent, type World } from './world/openWorld.ts'
import { deployment, sender as recipient } from './world/places.ts'
import { other, person, publicWorld, publisher, sealPublic } from './world/publicWorld.ts'
import { makeAccounts, sealDrop } from './world/sealDrop.ts'

export default { title: 'App/Public page, address of another network' }

const foreignHost = 'ethereum.example'
const owners = makeAccounts(3, 992)
const [service = publisher] = makeAccounts(1, 993)
const [singleton = publisher] = makeAccounts(1, 994)
/** Safe's proxy factory of version 1.3.0. */
const factory = '0xa6b71e26c5e0845f74c812102ca7114b6a896ab2'

/** Answers about a Safe: its version, owners and threshold, and the singleton of its code. */
const safeAnswers: readonly Hex[] = [
  encodeAbiParameters([{ type: 'string' }], ['1.3.0']),
  encodeAbiParameters([{ type: 'address[]' }], [owners]),
  encodeAbiParameters([{ type: 'uint256' }], [2n]),
  encodeAbiParameters([{ type: 'address' }], [singleton]),
]

/** Ethereum beside the story's chain, with a contract at the accounts. */
function withEthereum(accounts: readonly string[], isSafe: boolean): Pick<World, 'config' | 'fetch'> {
  const ethereum = { id: 1, rpcUrls: [`https://${foreignHost}`], explorerUrl: null, distributor: null }
  const answer = ({ method, params }: { readonly method: string; readonly params: readonly unknown[] }) => {
    if (method === 'eth_getCode') return accounts.includes(String(params[0]).toLowerCase()) ? '0x6000' : '0x'
    return encodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      result: safeAnswers.map((returnData) => ({ success: isSafe, returnData: isSafe ? returnData : '0x' })),
    })
  }
  return {
    config: { chains: [...deployment.chains, ethereum] },
    fetch: (url, body) => {
      if (url.host !== foreignHost) return undefined
      const request = JSON.parse(body) as { readonly id: number } & Parameters<typeof answer>[0]
      return Response.json({ jsonrpc: '2.0', id: request.id, result: answer(request) })
    },
  }
}

/** A public drop for a person; `contracts` exist on its chain. */
async function personWorld(world: Partial<World>, contracts: readonly Hex[] = []): Promise<World> {
  const drop = publicWorld({ manifest: await sealPublic() }, person, world)
  return { ...drop, chain: { ...drop.chain, contracts } }
}

const personKey = person.toLowerCase()

export const SafeElsewhere = story({
  page: PublicDrop,
  world: () => personWorld(withEthereum([personKey], true), [factory, singleton.toLowerCase() as Hex]),
  reach: async ({ see, meet }) => {
    await see('This address is a Safe on Ethereum. Deploy it on Local chain before you claim.')
    await see(
      'The owners with whom it was created may be able to deploy it on Local chain (now version 1.3.0, 2 of 3 owners sign):',
    )
    await meet('button', /^Claim 480/)
  },
})

export const SafeThatCannotBeDeployed = story({
  page: PublicDrop,
  world: () => personWorld(withEthereum([personKey], true)),
  reach: ({ see }) =>
    see(
      'Local chain has not got the contracts with which its owners could deploy it (version 1.3.0, 2 of 3 owners sign).',
    ),
})

export const ContractElsewhere = story({
  page: PublicDrop,
  world: () => personWorld(withEthereum([personKey], false)),
  reach: ({ see }) =>
    see('This address is a contract on Ethereum, and nothing is deployed at it on Local chain.', 'If you control it'),
})

/** Nothing can be deployed any more at an address that has code on the drop's chain. */
export const SafeOnBoth = story({
  page: PublicDrop,
  world: () => personWorld(withEthereum([personKey], true), [personKey as Hex]),
  reach: async ({ see, miss }) => {
    await see('You can claim')
    await miss(/is a Safe on/, 'Not checked')
  },
})

export const NotChecked = story({
  page: PublicDrop,
  world: () =>
    personWorld({
      ...withEthereum([], true),
      fetch: (url) => (url.host === foreignHost ? silent() : undefined),
    }),
  reach: ({ see }) => see('Not checked. Ethereum did not answer, so this address may be a contract there'),
})

/** A payment without a wallet is offered together with the note. */
export const SentByService = story({
  page: PublicDrop,
  world: async () => {
    const manifest = await sealPublic()
    const request = { isOffered: true, reason: null, waiting: null }
    const api: World['api'] = ({ operationName }) =>
      operationName === 'Request' ? { drop: { request: { ...request, requestedRows: [] } } } : undefined
    return publicWorld({ manifest, operator: service }, person, { ...withEthereum([personKey], true), api })
  },
  reach: async ({ see, meet }) => {
    await see('This address is a Safe on Ethereum.')
    await meet('button', /Send it to me/)
  },
})

async function chooseOther(hands: Hands): Promise<void> {
  await hands.press(/^Claim 480/)
  await hands.press('Browser Wallet')
  await hands.see(/^Your claim: 480.* MERI$/m)
  await hands.press('Send it to another of your addresses', 'text')
  await hands.type(/Only the wallet of the listed address/, other)
}

/** The other address that a recipient types is looked up, too. */
export const OtherAddress = story({
  page: PublicDrop,
  world: async () => {
    const manifest = await sealDrop([recipient, other], { sender: publisher, closesAtSeconds: 4_000_000_000n })
    return publicWorld({ manifest }, recipient, withEthereum([other.toLowerCase()], true))
  },
  reach: async (hands) => {
    await chooseOther(hands)
    await hands.see('This address is a Safe on Ethereum. Deploy it on Local chain before you claim.')
  },
})
