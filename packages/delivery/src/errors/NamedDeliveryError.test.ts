import { formatSentence } from '@slotdrop/messages'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { encodeErrorResult, type Hex, parseAbi, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import {
  AutomaticReplacementError,
  BundleFailedError,
  BundleLostError,
  BundlePartlyFailedError,
  BundleUnsupportedError,
  CallCancelledError,
  CallMissingError,
  CallReplacedError,
  DeploymentRefusedError,
  InstructionsMissingError,
  ClaimUnavailableError,
  decodeReason,
  FeeTooHighError,
  FinishByPassedError,
  InsufficientFundsError,
  JournalUnavailableError,
  NonceIgnoredError,
  NotApprovedError,
  NothingPayableError,
  OperatorChangedError,
  rowReasonSentence,
  RejectedInWalletError,
  ReplacementTooCheapError,
  RevertedError,
  RowTooLargeError,
  SuspectRowsError,
  RpcOnOtherChainError,
  RpcRateLimitedError,
  RpcUnavailableError,
  ShortAllowanceError,
  ShortBalanceError,
  TokenChangedError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  TransactionRevertedError,
  UnexpectedDeliveryError,
  UnknownTransactionsError,
  WalletOnOtherChainError,
  WalletUnavailableError,
  WrongAccountError,
} from './index.ts'
import type { NamedDeliveryError } from './NamedDeliveryError.ts'

const accented = { tag: 'en-XA', numbers: 'en-IE', translation: accentedEnglish }
const account = '0x51ad0000000000000000000000000000000d20b5'
const token = { symbol: 'MERI', name: 'Meridian', decimals: 18 }
const shortfall = { token, has: 5n, needs: 10n ** 22n }
const blocked = encodeErrorResult({ abi: parseAbi(['error Error(string reason)']), args: ['MERI: blocked'] })
const answers: readonly Hex[] = [
  '0x',
  blocked,
  blocked.slice(0, 130) as Hex,
  encodeErrorResult({ abi: parseAbi(['error Panic(uint256 code)']), args: [17n] }),
  '0x12345678',
  ...[
    'ERC20InsufficientBalance(address,uint256,uint256)',
    'ERC20InsufficientAllowance(address,uint256,uint256)',
    'ERC20InvalidSender(address)',
    'ERC20InvalidReceiver(address)',
    'ERC721NonexistentToken(uint256)',
    'ERC721IncorrectOwner(address,uint256,address)',
    'ERC721InsufficientApproval(address,uint256)',
    'ERC721InvalidReceiver(address)',
    'ERC1155InsufficientBalance(address,uint256,uint256,uint256)',
    'ERC1155MissingApprovalForAll(address,address)',
    'ERC1155InvalidReceiver(address)',
    'EnforcedPause()',
  ].map((signature) => toFunctionSelector(signature)),
]

function refused(errorName: string, ...args: readonly unknown[]) {
  return new RevertedError({ errorName, args })
}

/** Each error in all the forms of its sentence; one that is missing is an error of types. */
const errors: { readonly [N in NamedDeliveryError['name']]: readonly Extract<NamedDeliveryError, { name: N }>[] } = {
  UnexpectedDeliveryError: [new UnexpectedDeliveryError({ detail: 'odd', cause: undefined })],
  RpcUnavailableError: [new RpcUnavailableError()],
  RpcRateLimitedError: [new RpcRateLimitedError()],
  RpcOnOtherChainError: [new RpcOnOtherChainError({ expected: 1, actual: 31_337 })],
  RejectedInWalletError: [new RejectedInWalletError()],
  WalletUnavailableError: [new WalletUnavailableError()],
  OperatorChangedError: [undefined, account].map(
    (operator) =>
      new OperatorChangedError({ account, sender: account, operator: operator as typeof account | undefined }),
  ),
  UnknownTransactionsError: [1, 2].map((count) => new UnknownTransactionsError({ count })),
  WrongAccountError: [undefined, account].map(
    (actual) => new WrongAccountError({ expected: account, actual: actual as typeof account | undefined }),
  ),
  WalletOnOtherChainError: [undefined, 31_337].map((actual) => new WalletOnOtherChainError({ expected: 1, actual })),
  JournalUnavailableError: [new JournalUnavailableError(undefined)],
  BundleUnsupportedError: [new BundleUnsupportedError()],
  BundleFailedError: [new BundleFailedError(), new BundleFailedError({ hash: '0x1' })],
  BundlePartlyFailedError: [new BundlePartlyFailedError({ hash: '0x1' })],
  BundleLostError: [new BundleLostError()],
  CallCancelledError: [new CallCancelledError()],
  CallReplacedError: [new CallReplacedError({ hash: '0x1' })],
  CallMissingError: [true, false].map((wasSeen) => new CallMissingError({ wasSeen })),
  ShortBalanceError: [new ShortBalanceError(shortfall)],
  ShortAllowanceError: [new ShortAllowanceError(shortfall)],
  NotApprovedError: [new NotApprovedError({ token })],
  TokenChangedError: [
    new TokenChangedError({ token, before: account, after: null }),
    new TokenChangedError({ token, before: null, after: account }),
  ],
  InsufficientFundsError: [new InsufficientFundsError(), new InsufficientFundsError({ shortfall })],
  FinishByPassedError: [
    new FinishByPassedError({ feePerGas: 40n * 10n ** 9n, ceiling: 12n * 10n ** 9n, finishBy: 1_795_000_000_000 }),
  ],
  FeeTooHighError: [new FeeTooHighError({ feePerGas: 25_000_000_001n, ceiling: 5_000_000_000n })],
  RowTooLargeError: [new RowTooLargeError({ slot: 1 })],
  TransactionRevertedError: [undefined, refused('Closed', 1_800_000_000n)].map(
    (reason) => new TransactionRevertedError({ slot: 1, hash: undefined, reason }),
  ),
  TransactionCancelledError: [new TransactionCancelledError({ slot: 1 })],
  TransactionReplacedError: [new TransactionReplacedError({ slot: 1, hash: undefined })],
  TransactionDroppedError: [
    new TransactionDroppedError({ slot: 1, wasSeen: true }),
    new TransactionDroppedError({ slot: 1, wasSeen: false }),
    new TransactionDroppedError({ slot: 1, wasSeen: false, answer: 'odd' }),
  ],
  NothingPayableError: [1n, 7n].map(
    (mask) => new NothingPayableError({ slot: 0, mask, reason: decodeReason(blocked) }),
  ),
  SuspectRowsError: [new SuspectRowsError({ rows: 40, signatures: 5 })],
  AutomaticReplacementError: [new AutomaticReplacementError({ slot: 3 })],
  NonceIgnoredError: [true, false].map(
    (isCancellation) => new NonceIgnoredError({ isCancellation, planned: 1000, taken: 1001 }),
  ),
  ReplacementTooCheapError: [new ReplacementTooCheapError()],
  ClaimUnavailableError: (['other-chain', 'no-distributor', 'other-code'] as const).map(
    (reason) => new ClaimUnavailableError(reason),
  ),
  InstructionsMissingError: [new InstructionsMissingError(['TSTORE', 'MCOPY'])],
  DeploymentRefusedError: (['other-code', 'no-deployer', 'failed'] as const).map(
    (reason) => new DeploymentRefusedError(reason),
  ),
  RevertedError: [
    'NotAuthorised',
    'AlreadyCancelled',
    'ClaimsNotOpen',
    'AlreadySettled',
    'NotTheAccount',
    'NoTokenCode',
    'InexactTransfer',
    'BadProof',
    'BadMask',
  ]
    .map((name) => refused(name))
    .concat(
      refused('NotOpenYet', 1_800_000_000n),
      refused('Closed', 1_800_000_000n),
      ...answers.flatMap((data) => [
        new RevertedError({ data }),
        refused('PullFailed', account, account, 1n, data),
        refused('ReturnFailed', account, account, 1n, data),
        refused('RowRejected', 0n, 6n, data),
      ]),
    ),
}

test('every error says in English what it is, in whole sentences', () => {
  for (const error of Object.values(errors).flat()) {
    expect(error.message).toBe(error.shortMessage)
    expect(formatSentence(error.sentence)).toBe(error.shortMessage)
    expect(error.shortMessage).toMatch(/^[^{}]+\.$/s)
    expect(error.shortMessage).not.toMatch(/undefined|NaN|\[object/)
  }
})

test('every error is said in another language, with what the token answered', () => {
  for (const error of Object.values(errors).flat()) expect(formatSentence(error.sentence, accented)).toMatch(/^⟦.+⟧$/s)
  expect(formatSentence(refused('RowRejected', 0n, 6n, '0x12345678').sentence, accented)).toContain(
    formatSentence(rowReasonSentence(decodeReason('0x12345678')), accented),
  )
})
