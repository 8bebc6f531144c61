// The table of what is verified, cell by cell, and the test that misses each check.

export type Plant = {
  /** What is checked, or what goes wrong without it. */
  cell: string
  file: string
  /** What does the check, once in the file. */
  check: string
  /** What stands there instead; by default nothing. */
  without?: string
  /** The test that has to fail. */
  test: string
}

export const cells: readonly Plant[] = [
  {
    cell: 'ERC-20 push: the sender lost the sum',
    file: 'RowPayer.sol',
    check: '_requireLost(token, sender, before, sum);',
    test: 'test_Erc20Push_TheSenderLostTheSum',
  },
  {
    cell: 'ERC-20 push: the first row gained its amount',
    file: 'Erc20Payer.sol',
    check: '_payAnEnd(push, rest, false);',
    test: 'test_Erc20Push_TheFirstRowGainedItsAmount',
  },
  {
    cell: 'ERC-20 push: a first row that failed, or is the sender’s, does not stand for the others',
    file: 'Erc20Payer.sol',
    check: 'if (!_isPaid(slot, row) || account == push.sender) return false;',
    without: 'if (!_isPaid(slot, row) || account == push.sender) return true;',
    test: 'test_Erc20Push_AFirstRowThatFailedDoesNotStandForTheOthers',
  },
  {
    cell: 'ERC-20 push: the last row gained its amount',
    file: 'Erc20Payer.sol',
    check: '_payAnEnd(push, rest, true);',
    test: 'test_Erc20Push_TheLastRowGainedItsAmount',
  },
  {
    cell: 'ERC-20 push: a last row that failed does not stand for the others',
    file: 'Erc20Payer.sol',
    check: 'if (!_isPaid(slot, row) || account == push.sender) return false;',
    without: 'if (!_isPaid(slot, row) || account == push.sender) return true;',
    test: 'test_Erc20Push_ALastRowThatFailedDoesNotStandForTheOthers',
  },
  {
    cell: 'ERC-20 push: nothing of the sum stayed in this contract',
    file: 'Erc20Payer.sol',
    check:
      'if (rest != push.left && rest - push.left >= _smallest(push)) revert InexactTransfer(token, push.left, rest);',
    test: 'test_Erc20Push_NothingOfTheSumStayedInThisContract',
  },
  {
    cell: 'ERC-20 push: no row is settled by what its account held before',
    file: 'Erc20Payer.sol',
    check:
      'if (rest != push.left && rest - push.left >= _smallest(push)) revert InexactTransfer(token, push.left, rest);',
    test: 'test_Erc20Push_NothingIsSettledThatDidNotMoveThoughItsAccountHeldEnough',
  },
  {
    cell: 'ERC-20 push: what else came to this contract went to the sender',
    file: 'Erc20Payer.sol',
    check: 'if (rest != 0) _giveBack(token, push.sender, rest);',
    test: 'test_Erc20Push_AGiftOfAHookStopsNothingAndGoesToTheSender',
  },
  {
    cell: 'ERC-20 push: nothing of the sum is missing from this contract',
    file: 'Erc20Payer.sol',
    check: 'if (held < before || rest < push.left) revert InexactTransfer(token, before + push.left, held);',
    test: 'test_Erc20Push_NothingOfTheSumIsMissingFromThisContract',
  },
  {
    cell: 'ERC-20 push: what failed rows left came from this contract',
    file: 'RowPayer.sol',
    check: '_requireLost(token, address(this), before, amount);',
    test: 'test_Erc20Push_WhatFailedRowsLeftReachedTheSender',
  },
  {
    cell: 'ERC-20 push: what failed rows left reached the sender',
    file: 'RowPayer.sol',
    check: '_requireGained(token, sender, held, amount);',
    test: 'test_Erc20Push_WhatFailedRowsLeftReachedTheSender',
  },
  {
    cell: 'every push: the open rows add up to no more than the caller allows',
    file: 'SlotDistributor.sol',
    check: 'if (push.sum > most) revert WrongSum(most, push.sum);',
    test: 'test_GivenRowsThatExceedTheSum_ItRevertsWithBothSumsAndNothingMoved',
  },
  {
    cell: 'ERC-20 claim: the payee gained the amount',
    file: 'Claims.sol',
    check: '_requireGained(token, to, before, amount);',
    test: 'test_Erc20Claim_ThePayeeGainedTheAmount',
  },
  {
    cell: 'ERC-20 claim: the sender lost no more',
    file: 'Claims.sol',
    check: 'if (rest < held && held - rest > amount) revert InexactTransfer(token, amount, held - rest);',
    test: 'test_Erc20Claim_TheSenderLostNoMore',
  },
  {
    cell: 'ERC-20 direct push: the sender lost at most the sum',
    file: 'Erc20Payer.sol',
    check: 'lost > most && lost - most > push.rows - push.rowsLeft',
    without: 'false',
    test: 'test_DirectPush_TheSenderLostAtMostTheSum',
  },
  {
    cell: 'ERC-20 direct push: the sender lost something',
    file: 'Erc20Payer.sol',
    check: 'isTooMuch || (lost == 0 && _paysAnother(push))',
    without: 'isTooMuch',
    test: 'test_DirectPush_TheSenderLostSomething',
  },
  {
    cell: 'ERC-20 direct claim: the sender lost at most the amount',
    file: 'Claims.sol',
    check: 'lost == 0 || (lost > amount && lost - amount > 1)',
    without: 'lost == 0',
    test: 'test_DirectClaim_TheSenderLostAtMostTheAmount',
  },
  {
    cell: 'ERC-20 direct claim: the sender lost something',
    file: 'Claims.sol',
    check: 'lost == 0 || (lost > amount && lost - amount > 1)',
    without: 'lost > amount && lost - amount > 1',
    test: 'test_DirectClaim_TheSenderLostSomething',
  },
  {
    cell: 'ERC-721 push: each token left the sender',
    file: 'Erc721Payer.sol',
    check: 'if (before - held == push.rows - push.rowsLeft) return;',
    without: 'return;',
    test: 'test_Erc721Push_EachTokenLeftTheSender',
  },
  {
    cell: 'ERC-721 push and claim: a token that names no owner has not left the sender',
    file: 'TokenCalls.sol',
    check: 'return found != address(0) && found != owner;',
    without: 'return found != owner;',
    test: 'test_Erc721Push_ATokenThatNamesNoOwnerHasNotLeftTheSender',
  },
  {
    cell: 'ERC-721 push: no row is called open whose token moved',
    file: 'Erc721Payer.sol',
    check: 'if (isOdd) revert InexactTransfer(token, 1, 0);',
    test: 'test_GivenATokenThatAnswersAnythingButTrue_ItRevertsWhetherItMovedOrNot',
  },
  {
    cell: 'ERC-721 push: the sender lost no more tokens than rows are settled',
    file: 'Erc721Payer.sol',
    check: 'if (held < before && before - held > moved) revert InexactTransfer(push.token, moved, before - held);',
    test: 'test_GivenAnErc20_ItRevertsAndNothingIsTakenTwice',
  },
  {
    cell: 'ERC-721 claim: the token left the sender',
    file: 'Claims.sol',
    check: 'if (to != sender && !token.isOfAnother(sender, id)) revert InexactTransfer(token, 1, 0);',
    test: 'test_Erc721Claim_TheTokenLeftTheSender',
  },
  {
    cell: 'ERC-1155 push: of each id the sender lost the sum',
    file: 'Erc1155Payer.sol',
    check: 'if (lost != run.sum) revert InexactTransfer(push.token, run.sum, lost);',
    test: 'test_Erc1155Push_OfEachIdTheSenderLostTheSum',
  },
  {
    cell: 'ERC-1155 push: a token that does nothing is never settled',
    file: 'Erc1155Payer.sol',
    check: 'if (lost != run.sum) revert InexactTransfer(push.token, run.sum, lost);',
    test: 'test_Erc1155Push_ATokenThatDoesNothingIsNeverSettled',
  },
  {
    cell: 'ERC-1155 claim: the payee gained the amount',
    file: 'Claims.sol',
    check: 'if (gained != amount) revert InexactTransfer(token, amount, gained);',
    test: 'test_Erc1155Claim_ThePayeeGainedTheAmount',
  },
  {
    cell: 'ERC-1155 claim: the sender lost the amount',
    file: 'Claims.sol',
    check: 'if (lost != moved) revert InexactTransfer(token, amount, lost);',
    test: 'test_Erc1155Claim_TheSenderLostTheAmount',
  },
  {
    cell: 'coin push: the value given covers the rows',
    file: 'CoinPayer.sol',
    check: 'if (push.sum > msg.value) revert WrongValue(msg.value, push.sum);',
    test: 'test_GivenTooLittleValue_ItRevertsSayingHowMuchIsNeeded',
  },
  {
    cell: 'coin push: the rest goes back',
    file: 'SlotDistributor.sol',
    check: 'if (msg.value != spent) _refund(msg.value - spent);',
    test: 'test_ItPaysEachRowAndGivesTheRestBack',
  },
  {
    cell: 'wrapped coin, push and claim: the sender lost the sum',
    file: 'RowPayer.sol',
    check: '_requireLost(token, sender, before, sum);',
    test: 'test_GivenAWrappedCoinThatLies_ItRevertsAndNobodyElsesCoinsMove',
  },
  {
    cell: 'wrapped coin, push and claim: this contract’s coins rose by the sum',
    file: 'CoinPayer.sol',
    check: 'if (gained != sum) revert InexactTransfer(token, sum, gained);',
    test: 'test_GivenAWrappedCoinThatLies_ItRevertsAndNobodyElsesCoinsMove',
  },
  {
    cell: 'wrapped coin push: what failed rows left was wrapped',
    file: 'CoinPayer.sol',
    check: '_requireGained(token, address(this), before, amount);',
    test: 'test_GivenAWrappedCoinThatLies_ItRevertsAndNobodyElsesCoinsMove',
  },
  {
    cell: 'wrapped coin push: no row pays the wrapped coin',
    file: 'CoinPayer.sol',
    check: 'or(or(iszero(account), eq(account, token)), iszero(value))',
    without: 'or(iszero(account), iszero(value))',
    test: 'test_GivenARowOfTheWrappedCoinItself_ASendRevertsNamingTheRow',
  },
  {
    cell: 'wrapped coin claim: the payee got the coins',
    file: 'Claims.sol',
    check: 'if (!ok) revert RowRejected(slot, row, TokenCalls.reason());',
    test: 'test_GivenAClaimThatIsRefused_ItRevertsAndLeavesTheRowOpen',
  },
  {
    cell: 'failed rows: only the sender and an operator that may leave a row open',
    file: 'SlotDistributor.sol',
    check: 'drop.flags & FLAG_STRICT != 0 || !mayLeaveOpen;',
    without: 'drop.flags & FLAG_STRICT != 0;',
    test: 'test_OneRefusedRowSentTwentyTimesTakesNothingOfAnApproval',
  },
  {
    cell: 'gas: a row is refused only if its call got its gas',
    file: 'RowPayer.sol',
    check: 'if (ok) continue;\n                    _requireGas(push);',
    without: 'if (ok) continue;',
    test: 'test_ARefusalCountsOnlyIfItsCallGotTheGasHoweverLittleItUsed',
  },
  {
    cell: 'gas: no row is called with less',
    file: 'RowPayer.sol',
    check: 'while (place != end) {\n                    _requireGas(push);',
    without: 'while (place != end) {',
    test: 'test_GivenTooLittleGasForARow_ItRevertsAndPaysNobody',
  },
  {
    cell: 'signed claim: the row’s account signed',
    file: 'SlotDistributor.sol',
    check: 'if (!ClaimSignature.isBy(account, digest, signature)) revert BadSignature(account);',
    test: 'test_GivenASignatureOfAnotherKey_ItReverts',
  },
  {
    cell: 'signed claim: its time is not over',
    file: 'SlotDistributor.sol',
    check: 'if (block.timestamp > deadline) revert SignatureExpired(deadline, block.timestamp);',
    test: 'test_GivenTheTimeIsOver_ItReverts',
  },
]
