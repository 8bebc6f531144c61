import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testAccount, type TestChain } from '@slotdrop/testing'
import { erc20Abi, getAddress, parseUnits, toHex } from 'viem'
import { run, type Environment } from './cleanEnvironment.ts'
import type { Manager } from './writeApp.ts'

/** Lets the script pay a list on the local chain, and counts what arrived. */
export async function payWithNode({
  manager,
  folder,
  environment,
  chain,
}: {
  readonly manager: Manager
  readonly folder: string
  readonly environment: Environment
  readonly chain: TestChain
}): Promise<{ readonly faults: readonly string[]; readonly seconds: number }> {
  const [token] = chain.tokens
  if (!token) throw new Error('There is no demo token on the local chain.')
  const rows = Array.from({ length: 300 }, (_, index) => ({
    account: getAddress(`0x${(0xa11ce00000 + index).toString(16).padStart(40, '0')}`),
    amount: `${index + 1}.5`,
  }))
  const balancesOf = () =>
    Promise.all(
      rows.map(({ account }) =>
        chain.client.readContract({
          abi: erc20Abi,
          address: token.address,
          functionName: 'balanceOf',
          args: [account],
        }),
      ),
    )
  const before = await balancesOf()
  writeFileSync(join(folder, 'list.csv'), rows.map(({ account, amount }) => `${account},${amount}`).join('\n'))
  const key = testAccount(0).getHdKey().privateKey
  const outcome = await run(manager, ['run', 'start'], folder, {
    ...environment,
    RPC_URL: chain.rpcUrl,
    TOKEN: token.address,
    PRIVATE_KEY: key ? toHex(key) : '',
  })
  const after = await balancesOf()
  const wrong = rows.filter(
    ({ amount }, index) => (after[index] ?? 0n) - (before[index] ?? 0n) !== parseUnits(amount, token.decimals),
  )
  return {
    faults: [
      ...(outcome.exitCode === 0 ? [] : [`it failed:\n${outcome.output.slice(-3000)}`]),
      ...(wrong.length === 0 ? [] : [`${wrong.length} of ${rows.length} were not paid what the list says`]),
    ],
    seconds: outcome.seconds,
  }
}
