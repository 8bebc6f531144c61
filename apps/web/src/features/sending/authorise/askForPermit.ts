import { type PermitStep, type SenderWallet, UnexpectedDeliveryError } from '@slotdrop/delivery'
import { getTypesForEIP712Domain, type Hex, isHex } from 'viem'

/** Characters of a signature: 65 bytes and `0x`. */
const signatureLength = 132

/** Has the wallet sign a permit; the answer goes into `toRequest`. @throws what the wallet threw, or a DeliveryError */
export async function askForPermit(
  wallet: SenderWallet,
  { typedData: { domain, types, primaryType, message } }: PermitStep,
): Promise<Hex> {
  const data = { domain, types: { EIP712Domain: getTypesForEIP712Domain({ domain }), ...types }, primaryType, message }
  const text = JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
  const answer = await wallet.request?.('eth_signTypedData_v4', [message.owner, text])
  if (!isHex(answer) || answer.length !== signatureLength)
    throw new UnexpectedDeliveryError({
      detail: `eth_signTypedData_v4: ${String(answer).slice(0, signatureLength)}`,
      cause: undefined,
    })
  return answer
}
