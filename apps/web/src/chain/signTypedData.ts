import { type SenderWallet, UnexpectedDeliveryError } from '@slotdrop/delivery'
import { getTypesForEIP712Domain, type Hex, isHex, type TypedDataDomain } from 'viem'

/** Characters of an answer that an error quotes. */
const maxQuoted = 132

/** Has the wallet sign typed data (EIP-712). @throws what the wallet threw, or a DeliveryError for an answer that is no signature */
export async function signTypedData(
  wallet: SenderWallet,
  account: string,
  {
    domain,
    types,
    primaryType,
    message,
  }: {
    readonly domain: TypedDataDomain
    readonly types: object
    readonly primaryType: string
    readonly message: object
  },
): Promise<Hex> {
  const data = { domain, types: { EIP712Domain: getTypesForEIP712Domain({ domain }), ...types }, primaryType, message }
  const text = JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
  const answer = await wallet.request?.('eth_signTypedData_v4', [account, text])
  if (isHex(answer)) return answer
  throw new UnexpectedDeliveryError({
    detail: `eth_signTypedData_v4: ${String(answer).slice(0, maxQuoted)}`,
    cause: undefined,
  })
}
