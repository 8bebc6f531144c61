import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useId } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { takenToken } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useFormats, useNumberLocale, useText } from '../../../i18n/index.ts'
import { useChainClient } from '../../account/index.ts'
import { aboutGwei } from '../key/aboutGwei.ts'
import { messages as shared } from '../messages.generated.ts'
import { estimateQuery } from '../plan/planQueries.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import { messages } from './messages.generated.ts'
import styles from './SendRest.module.css'
import type { DropFunding } from './useFunding.ts'

/** Has the sender pay those who have not claimed, with what that takes; not before the approval covers them. */
export function SendRest({
  manifest,
  openRows,
  openSlots,
  funding,
  isDisabled,
  onSend,
}: {
  readonly manifest: Manifest
  readonly openRows: number
  /** Slots with rows that were never tried. */
  readonly openSlots: number
  readonly funding: DropFunding | undefined
  /** Another tab sends it. */
  readonly isDisabled: boolean
  readonly onSend: () => void
}) {
  const t = useText(messages)
  const own = useText(shared)
  const heading = useId()
  const { terms } = manifest
  const { minute } = useFormats()
  const locale = useNumberLocale()
  const write = useAmountWriter(manifest)
  const { address } = useAccount()
  const client = useChainClient(terms.chainId)
  const coin = useCoinSymbol(terms.chainId)
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  const { allowance = 0n, state } = funding?.view.funding ?? {}
  const isUncovered = state === 'approval' || state === 'shared'
  // What nobody can send costs nobody anything.
  const { data: estimate } = useQuery(estimateQuery(client, manifest, isSender && !isUncovered))
  return (
    <Card as="section" className={styles.rest} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{own('sendUnclaimed')}</h2>
        <p>
          {t('restText', {
            rows: openRows,
            closes: terms.closesAtSeconds === 0n ? 'no' : 'yes',
            until: minute(Number(terms.closesAtSeconds) * 1000),
            transactions: estimate?.byWallet ?? openSlots,
            hasFee: estimate ? 'yes' : 'no',
            fee: estimate ? aboutCoins(estimate.fee) : '',
            coin,
            price: estimate ? aboutGwei(estimate.feePerGas, locale) : '',
          })}
          {isUncovered && (
            <>
              {' '}
              <b>
                {state === 'shared'
                  ? t('restShared')
                  : t('restUncovered', { amount: write(allowance), symbol: toPlainName(takenToken(manifest).symbol) })}
              </b>
            </>
          )}
        </p>
      </div>
      {isUncovered ? (
        <span className={styles.later}>{t('restAfter')}</span>
      ) : (
        <Button disabled={isDisabled} onClick={onSend}>
          <Play size={16} aria-hidden="true" /> {own('sendUnclaimed')}
        </Button>
      )}
    </Card>
  )
}
