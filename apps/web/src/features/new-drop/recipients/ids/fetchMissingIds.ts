import { type Address, isAddressEqual, parseAbi } from 'viem'
import type { ChainClient } from '@slotdrop/delivery'
import type { Asset } from '../../asset/fetchAsset.ts'
import { hasAnswered } from '../../asset/hasAnswered.ts'

/** Ids at a time: one call where the network has a contract that bundles them, else a call each. */
const idsAtOnce = 100

const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
])

type Answer = { readonly result: Address | bigint } | { readonly error: unknown }

/** What the contract says of some ids: the owner of each, or how many of each an account holds. */
function askAbout(
  client: ChainClient,
  { address, standard }: Pick<Asset, 'address' | 'standard'>,
  owner: Address,
  ids: readonly bigint[],
): Promise<readonly Answer[]> {
  const balanceOf = (id: bigint) => ({ abi, address, functionName: 'balanceOf', args: [owner, id] }) as const
  const ownerOf = (id: bigint) => ({ abi, address, functionName: 'ownerOf', args: [id] }) as const
  const isCounted = standard === 'ERC1155'
  if (client.chain?.contracts?.multicall3)
    return isCounted
      ? client.multicall({ contracts: ids.map(balanceOf), batchSize: 0 })
      : client.multicall({ contracts: ids.map(ownerOf), batchSize: 0 })
  const answerOf = (asked: Promise<Address | bigint>): Promise<Answer> =>
    asked.then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
  return Promise.all(
    ids.map((id) => answerOf(isCounted ? client.readContract(balanceOf(id)) : client.readContract(ownerOf(id)))),
  )
}

function isMissing(answer: Answer | undefined, owner: Address): boolean {
  if (answer && 'result' in answer && answer.result !== undefined)
    return typeof answer.result === 'bigint' ? answer.result === 0n : !isAddressEqual(answer.result, owner)
  const error = answer && 'error' in answer ? answer.error : undefined
  // A contract that refuses to name an owner knows no such token.
  if (hasAnswered(error)) return true
  throw error
}

/**
 * Finds the token ids of which an account holds none now.
 *
 * @throws where the node does not answer
 */
export async function fetchMissingIds({
  client,
  asset,
  owner,
  ids,
}: {
  readonly client: ChainClient
  readonly asset: Pick<Asset, 'address' | 'standard'>
  readonly owner: Address
  readonly ids: readonly bigint[]
}): Promise<bigint[]> {
  const missing: bigint[] = []
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce)
    // oxlint-disable-next-line no-await-in-loop -- so many at a time, and no more
    const answers = await askAbout(client, asset, owner, some)
    missing.push(...some.filter((_, place) => isMissing(answers[place], owner)))
  }
  return missing
}
