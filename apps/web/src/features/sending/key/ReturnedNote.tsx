import { isAddressEqual, zeroAddress } from 'viem'
import { useAccount } from 'wagmi'
import { getRegisterStep, toDeliveryError } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { Button } from '../../../components/Button.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { Note } from '../../../components/Note.tsx'
import { TransactionLink } from '../../../components/explorer/TransactionLink.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useSay, useText } from '../../../i18n/index.ts'
import { useStepMutation } from '../../account/index.ts'
import { messages } from './messages.generated.ts'
import type { KeySending } from './useKeySending.ts'

/** Gas money that went back to the sender, by which transaction; the key's right to send can then be withdrawn. */
export function ReturnedNote({
  manifest,
  byKey: { report, isOperator },
}: {
  readonly manifest: Manifest
  readonly byKey: KeySending
}) {
  const t = useText(messages)
  const say = useSay()
  const { address } = useAccount()
  const { terms } = manifest
  const withdraw = useStepMutation(terms.chainId)
  const { returned, end, claimsOpen } = report
  const coin = useCoinSymbol(terms.chainId)
  if (!returned) return null
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  const canWithdraw = isOperator && isSender && end !== 'cancelled' && withdraw.data !== 'success'
  return (
    <Note
      tone="settled"
      title={t('returned', { value: aboutCoins(returned.value), coin })}
      actions={
        canWithdraw && (
          <Button
            disabled={withdraw.isPending}
            onClick={() =>
              withdraw.mutate({
                ...getRegisterStep(manifest, { operator: zeroAddress, claimsOpen: claimsOpen ?? false }).request,
                description: `${t('leaveNobody')}: ${manifest.title}`,
              })
            }
          >
            {t(withdraw.isPending ? 'confirmInWallet' : 'leaveNobody')}
          </Button>
        )
      }
    >
      {t.rich('returnedText', {
        transaction: () => <TransactionLink key="transaction" chainId={terms.chainId} hash={returned.hash} />,
      })}
      {returned.left !== undefined && returned.left > 0n && (
        <> {t('returnedLeft', { value: aboutCoins(returned.left), coin })}</>
      )}
      {withdraw.error && <FieldError> {say(toDeliveryError(withdraw.error))}</FieldError>}
    </Note>
  )
}
