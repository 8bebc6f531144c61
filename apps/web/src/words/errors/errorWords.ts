import { DeliveryError, type NamedDeliveryError, toDeliveryError } from '@slotdrop/delivery'
import { formatAmount } from '@slotdrop/drops'
import { useCallback } from 'react'
import { createText, getNumberLocale, type Messages, type Text, useText } from '../../i18n/index.ts'
import { toPlainName } from '@slotdrop/messages/format'
import { amountWords } from '../amountWords.ts'
import { reasonText } from '../reasons/reasonText.ts'
import { refusalText } from '../refusals/refusalText.ts'
import { messages } from './messages.generated.ts'

type Texts = typeof messages extends Messages<infer A extends object> ? Text<A> : never
type Name = NamedDeliveryError['name']
type ErrorOf<N extends Name> = Extract<NamedDeliveryError, { readonly name: N }>

function gwei(wei: bigint) {
  return formatAmount(wei, 9, { locale: getNumberLocale() })
}

/** What each error says: an error without a line here is an error of types. */
const sentences: { readonly [N in Name]: (t: Texts, error: ErrorOf<N>) => string } = {
  UnexpectedDeliveryError: (t, { detail }) => t('unexpectedDeliveryError', { detail }),
  RpcUnavailableError: (t) => t('rpcUnavailableError'),
  RpcRateLimitedError: (t) => t('rpcRateLimitedError'),
  RpcOnOtherChainError: (t, { actual, expected }) => t('rpcOnOtherChainError', { actual, expected }),
  RejectedInWalletError: (t) => t('rejectedInWalletError'),
  WalletUnavailableError: (t) => t('walletUnavailableError'),
  WrongAccountError: (t, { actual, expected }) =>
    actual === undefined ? t('wrongAccountNone', { expected }) : t('wrongAccountError', { actual, expected }),
  WalletOnOtherChainError: (t, { actual, expected }) =>
    actual === undefined ? t('walletOnUnknownChain', { expected }) : t('walletOnOtherChainError', { actual, expected }),
  JournalUnavailableError: (t) => t('journalUnavailableError'),
  BundleUnsupportedError: (t) => t('bundleUnsupportedError'),
  BundleFailedError: (t, { hash }) => t(hash === undefined ? 'bundleCancelled' : 'bundleFailedError'),
  BundlePartlyFailedError: (t) => t('bundlePartlyFailedError'),
  BundleLostError: (t) => t('bundleLostError'),
  CallCancelledError: (t) => t('callCancelledError'),
  CallReplacedError: (t) => t('callReplacedError'),
  CallMissingError: (t, { wasSeen }) => t(wasSeen ? 'callMissingError' : 'callNeverSeen'),
  ShortBalanceError: (t, { token, has, needs }) =>
    t('shortBalanceError', {
      has: amountWords(has, token),
      needs: amountWords(needs, token),
      missing: amountWords(needs - has, token),
    }),
  ShortAllowanceError: (t, { token, has, needs }) =>
    t('shortAllowanceError', { has: amountWords(has, token), needs: amountWords(needs, token) }),
  NotApprovedError: (t, { token }) => t('notApprovedError', { symbol: toPlainName(token.symbol) }),
  TokenChangedError: (t, { token, before, after }) =>
    t('tokenChangedError', {
      symbol: toPlainName(token.symbol),
      before: before ?? t('noCode'),
      after: after ?? t('noCode'),
    }),
  InsufficientFundsError: (t, { shortfall }) =>
    shortfall
      ? t('shortCoins', {
          has: amountWords(shortfall.has, shortfall.token),
          needs: amountWords(shortfall.needs, shortfall.token),
          missing: amountWords(shortfall.needs - shortfall.has, shortfall.token),
        })
      : t('insufficientFundsError'),
  FeeTooHighError: (t, { feePerGas, ceiling }) =>
    t('feeTooHighError', { fee: gwei(feePerGas), ceiling: gwei(ceiling) }),
  RowTooLargeError: (t, { slot }) => t('rowTooLargeError', { slot: slot + 1 }),
  TransactionRevertedError: (t, { slot, reason }) =>
    reason
      ? t('transactionRevertedError', { slot: slot + 1, why: say(t, reason) })
      : t('transactionRevertedSilent', { slot: slot + 1 }),
  TransactionCancelledError: (t, { slot }) => t('transactionCancelledError', { slot: slot + 1 }),
  TransactionReplacedError: (t, { slot }) => t('transactionReplacedError', { slot: slot + 1 }),
  TransactionDroppedError: (t, { slot, wasSeen, answer }) =>
    wasSeen
      ? t('transactionDroppedError', { slot: slot + 1 })
      : answer
        ? t('transactionNeverSeenAnswer', { slot: slot + 1, answer })
        : t('transactionNeverSeen', { slot: slot + 1 }),
  NothingPayableError: (t, { slot, rows, reason }) =>
    t('nothingPayableError', { rows, slot: slot + 1, reason: reasonText(reason) }),
  NonceIgnoredError: (t, { isCancellation, planned, taken }) =>
    t('nonceIgnoredError', { isCancellation: isCancellation ? 'yes' : 'no', planned, taken }),
  ReplacementTooCheapError: (t) => t('replacementTooCheapError'),
  ClaimUnavailableError: (t, { reason }) =>
    t(
      (
        {
          'other-chain': 'claimOnOtherChain',
          'no-distributor': 'claimNoDistributor',
          'other-code': 'claimOtherCode',
        } as const
      )[reason],
    ),
  RevertedError: (_, { refusal }) => refusalText(refusal),
}

function isNamed(name: string): name is Name {
  return Object.hasOwn(sentences, name)
}

function say(t: Texts, error: Error): string {
  if (!(error instanceof DeliveryError) || !isNamed(error.name)) return error.message
  // What belongs to a name takes the errors of that name.
  return (sentences[error.name] as (t: Texts, error: Error) => string)(t, error)
}

/** What a wallet, a node or a step of delivery threw, in the language that the page has at this moment. */
export function errorText(error: unknown): string {
  return say(createText(messages), toDeliveryError(error))
}

/** The same for errors that stay on a page; drawn anew when the language changes. */
export function useErrorText(): (error: Error) => string {
  const t = useText(messages)
  return useCallback((error) => say(t, error), [t])
}
