import { makeRows, type TestChain, toCsv } from '@slotdrop/testing'
import { erc20Abi, type Hex, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

export const mintAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function setBlackListed(address account, bool blocked)',
])

/** Accounts of different lists differ, so that balances tell. */
let lists = 0

/** Somebody with tokens for a list, coins for fees, and the list as a file's text. */
export async function fund(chain: TestChain, count: number, tokenIndex = 0) {
  const token = chain.tokens[tokenIndex]
  if (!token) throw new Error('No such demo token.')
  const key = generatePrivateKey()
  const account = privateKeyToAccount(key)
  const rows = makeRows(count, { seed: 9_000 + lists++, decimals: token.decimals })
  await chain.client.setBalance({ address: account.address, value: 10n ** 19n })
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
  const hash = await chain.client.writeContract({
    abi: mintAbi,
    address: token.address,
    functionName: 'mint',
    args: [account.address, total],
  })
  await chain.client.waitForTransactionReceipt({ hash })
  return { key, account, rows, total, token, csv: toCsv(rows, { decimals: token.decimals }) }
}

/** Puts an account on the deny list of the second demo token, or takes it off. */
export async function setBlocked(chain: TestChain, token: Hex, account: Hex, isBlocked: boolean) {
  const hash = await chain.client.writeContract({
    abi: mintAbi,
    address: token,
    functionName: 'setBlackListed',
    args: [account, isBlocked],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

/** What each account holds of a token. */
export function balancesOf(chain: TestChain, token: Hex, accounts: readonly { readonly account: Hex }[]) {
  return Promise.all(
    accounts.map(({ account }) =>
      chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [account] }),
    ),
  )
}
