import { type Address, erc20Abi } from 'viem'
import type { ChainClient } from '@slotdrop/delivery'
import type { KnownToken } from '../../../chain/knownTokens.ts'

/** Balances of some tokens in one call where the network has a multicall contract, else call by call. Those that don't answer are left out. */
export async function fetchHeld(
  client: ChainClient,
  tokens: readonly KnownToken[],
  owner: Address,
): Promise<ReadonlyMap<string, bigint>> {
  const calls = tokens
    .filter(({ standard }) => standard !== 'ERC1155')
    .map(({ address }) => ({ abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] }) as const)
  const eachAlone = () =>
    Promise.all(
      calls.map((call) =>
        client.readContract(call).then(
          (result) => ({ status: 'success' as const, result }),
          () => ({ status: 'failure' as const }),
        ),
      ),
    )
  const answers = client.chain?.contracts?.multicall3
    ? await client.multicall({ contracts: calls }).catch(eachAlone)
    : await eachAlone()
  return new Map(
    answers.flatMap((answer, index) =>
      answer.status === 'success' && calls[index] ? [[calls[index].address.toLowerCase(), answer.result] as const] : [],
    ),
  )
}
