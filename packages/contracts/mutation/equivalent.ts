import type { Mutant } from './mutants.ts'

/** A file, a line of it with what is changed between « and », and what it becomes. */
type Change = readonly [file: string, line: string, to: string]
type Argument = { why: string; changes: readonly Change[] }

/** Changes that no caller can notice, with the reason. They are no part of the score. */
const same: readonly Argument[] = [
  {
    why: 'any number but zero is true',
    changes: [
      ['CoinPayer.sol', 'for {} «1» {} {', '2'],
      ['Erc20Payer.sol', 'for {} «1» {} {', '2'],
      ['Erc721Payer.sol', 'for {} «1» {} {', '2'],
      ['Erc1155Payer.sol', 'for {} «1» {} {', '2'],
      ['Ledger.sol', '_entered = «1»;', '2'],
      ['PackedRows.sol', 'for {} «1» {} {', '2'],
      ['SlotTree.sol', 'for {} «1» {} {', '2'],
    ],
  },
  {
    why: 'a place of no bytes: its size is zero',
    changes: [
      ['Claims.sol', 'ok := call(gas(), to, amount, «0», 0, 0, 0)', '1'],
      ['Claims.sol', 'ok := call(gas(), to, amount, 0, 0, «0», 0)', '1'],
      ['CoinPayer.sol', 'ok := call(rowGas, account, mul(value, unit), «0», 0, 0, 0)', '1'],
      ['CoinPayer.sol', 'ok := call(rowGas, account, mul(value, unit), 0, 0, «0», 0)', '1'],
    ],
  },
  {
    why: 'a byte more of an answer is copied to the scratch space, of which nothing is read that was not written just before',
    changes: [
      ['Claims.sol', 'ok := call(gas(), to, amount, 0, 0, 0, «0»)', '1'],
      ['CoinPayer.sol', 'ok := call(rowGas, account, mul(value, unit), 0, 0, 0, «0»)', '1'],
      ['Erc20Payer.sol', 'ok := call(rowGas, token, 0, m, 68, 0x00, «0x20»)', '0x21'],
      ['Erc20Payer.sol', 'ok := call(rowGas, token, 0, m, 100, 0x00, «0x20»)', '0x21'],
      ['Erc721Payer.sol', 'ok := call(rowGas, token, 0, m, 100, 0x00, «0x20»)', '0x21'],
      ['Erc1155Payer.sol', 'ok := call(rowGas, token, 0, m, 196, 0x00, «0x20»)', '0x21'],
      ['TokenCalls.sol', 'known := staticcall(gas(), token, m, size, 0x00, «0x20»)', '0x21'],
      ['TokenCalls.sol', 'ok := call(gas(), target, value, add(data, 32), mload(data), 0x00, «0x20»)', '0x21'],
      ['TokenCalls.sol', 'let ok := staticcall(gas(), account, add(data, 32), mload(data), 0x00, «0x20»)', '0x21'],
    ],
  },
  {
    why: 'no row has the index that is looked at in addition, and a mask with its bit is refused',
    changes: [
      ['Erc20Payer.sol', 'for (uint256 r; r «<» slot.rows.count; ++r) {', '<='],
      ['Erc721Payer.sol', 'for (uint256 r; r «<» slot.rows.count; ++r) {', '<='],
      ['PackedRows.sol', 'for (uint256 r; r «<» rows.count; ++r) {', '<='],
    ],
  },
  {
    why: 'where both are equal both ways say the same',
    changes: [
      [
        'Claims.sol',
        'if (rest «<» held && held - rest > amount) revert InexactTransfer(token, amount, held - rest);',
        '<=',
      ],
      [
        'Claims.sol',
        'bool isWrong = to == sender ? lost != 0 : lost == 0 || (lost «>» amount && lost - amount > 1);',
        '>=',
      ],
      ['Erc20Payer.sol', 'uint256 lost = held «<» before ? before - held : 0;', '<='],
      ['Erc20Payer.sol', 'bool isTooMuch = lost «>» most && lost - most > push.rows - push.rowsLeft;', '>='],
      ['Erc20Payer.sol', 'if (amount «<» smallest) smallest = amount;', '<='],
      [
        'Erc721Payer.sol',
        'if (held «<» before && before - held > moved) revert InexactTransfer(push.token, moved, before - held);',
        '<=',
      ],
      ['Ledger.sol', 'return rest «<» slotSize ? rest : slotSize;', '<='],
    ],
  },
  {
    why: 'a byte more, or a byte further, of memory that nobody uses',
    changes: [
      ['Ledger.sol', 'calldatacopy(add(m, 64), drop, «352»)', '353'],
      ['TokenCalls.sol', 'mstore(0x40, add(answer, add(«32», REASON)))', '33'],
    ],
  },
  {
    why: 'the word is written behind the end of a call of one word, and not sent',
    changes: [
      ['TokenCalls.sol', 'return _need(token, BALANCE_OF, uint160(owner), «0», 0x24);', '1'],
      ['TokenCalls.sol', '(, uint256 found) = _look(token, OWNER_OF, id, «0», 0x24);', '1'],
    ],
  },
  {
    why: 'no call ever comes from the precompile at one, as none comes from zero',
    changes: [['CoinPayer.sol', '_awaited = address(«0»);', '1']],
  },
  {
    why: 'a unit of 33 bytes is shifted by more than a word, so it is zero and refused',
    changes: [['PackedRows.sol', 'fits = fits && idWidth <= 32 && valueWidth <= 32 && unitWidth <= «32»;', '33']],
  },
  {
    why: 'a word shifted by 256 is zero and adds no bit',
    changes: [
      ['PackedRows.sol', 'for (uint256 shift = 1; shift «<» 256; shift *= 2) mask |= mask >> shift;', '<='],
      ['PackedRows.sol', 'for (uint256 shift = 1; shift < «256»; shift *= 2) mask |= mask >> shift;', '257'],
    ],
  },
  {
    why: 'each part is added to the one above it instead of the one below: only the highest is lost, and no row has its bits',
    changes: [
      ['PackedRows.sol', 'word = (word & (ones / 5)) + ((word «>>» 2) & (ones / 5));', '<<'],
      ['PackedRows.sol', 'word = (word + (word «>>» 4)) & (ones / 17);', '<<'],
    ],
  },
  {
    why: 'to find a signature whose s is exactly half of the order is as hard as to forge one',
    changes: [
      ['ClaimSignature.sol', 'if (signer == account && signer != address(0) && s «<=» MAX_S) return true;', '<'],
    ],
  },
  {
    why: 'with no gas besides a row cannot be paid, and the check before the first row says so with the same error',
    changes: [
      ['RowPayer.sol', 'if (rowGas == 0 || rowGas «>» gasleft()) revert NotEnoughGas(rowGas, gasleft());', '>='],
    ],
  },
  {
    why: 'of 65 bytes the last is the one at 64',
    changes: [
      [
        'ClaimSignature.sol',
        'address signer = ecrecover(hash, uint8(«signature[64]»), bytes32(signature[:32]), s);',
        'signature[signature.length - 1]',
      ],
    ],
  },
  {
    why: 'of more than 32 bytes the first 32 are taken',
    changes: [
      ['ClaimSignature.sol', 'bytes32 s = bytes32(signature[32:«64»]);', '65'],
      [
        'ClaimSignature.sol',
        'address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[:«32»]), s);',
        '33',
      ],
    ],
  },
  {
    why: 'an account without code, or with one byte of it, answers nothing',
    changes: [['ClaimSignature.sol', 'return account.code.length != «0» && account.accepts(hash, signature);', '1']],
  },
  {
    why: 'any free bit of the word does',
    changes: [
      ['Ledger.sol', 'uint256 internal constant LEAVES_OPEN = «1» << 163;', '2'],
      ['Ledger.sol', 'uint256 internal constant LEAVES_OPEN = 1 << «163»;', '164'],
    ],
  },
]

/** Changes that cost gas and alter nothing else. No test of behaviour can notice them; they count as survivors all the same. */
const dearer: readonly Argument[] = [
  {
    why: 'a unit or two of gas more or less have to be left for a row; the call itself costs more than that',
    changes: [
      ['RowPayer.sol', 'if (gasleft() «<» push.gasFloor) revert NotEnoughGas(push.rowGas, gasleft());', '<='],
      ['RowPayer.sol', '(push.rowGas, push.gasFloor) = (rowGas, rowGas + rowGas / 63 «+» 1 + STIPEND);', '-'],
      ['RowPayer.sol', '(push.rowGas, push.gasFloor) = (rowGas, rowGas + rowGas / 63 + «1» + STIPEND);', '2'],
    ],
  },
  {
    why: 'the word of a slot without open rows is written again as it is',
    changes: [['SlotDistributor.sol', '«if (made.open == 0) continue;»', '']],
  },
  {
    why: 'rows of a stretch are paid in a call of the loop each',
    changes: [
      ['CoinPayer.sol', '«if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }»', 'break'],
      ['Erc20Payer.sol', '«if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }»', 'break'],
      ['Erc721Payer.sol', '«if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }»', 'break'],
      ['Erc721Payer.sol', 'if «iszero(»gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }', 'not('],
      ['Erc1155Payer.sol', 'if «iszero(»gt(ok, or(isLast, lt(gas(), mload(0x20))))) { break }', 'not('],
      // 256 times the gas is asked for, which no call has.
      ['CoinPayer.sol', 'if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(«0x20»))))) { break }', '0x21'],
      ['Erc20Payer.sol', 'if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(«0x20»))))) { break }', '0x21'],
      ['Erc721Payer.sol', 'if iszero(gt(ok, or(eq(place, end), lt(gas(), mload(«0x20»))))) { break }', '0x21'],
      ['Erc1155Payer.sol', 'if iszero(gt(ok, or(isLast, lt(gas(), mload(«0x20»))))) { break }', '0x21'],
      ['Erc1155Payer.sol', '«if iszero(gt(ok, or(isLast, lt(gas(), mload(0x20))))) { break }»', 'break'],
      ['CoinPayer.sol', 'if «iszero(»gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }', 'not('],
      ['Erc20Payer.sol', 'if «iszero(»gt(ok, or(eq(place, end), lt(gas(), mload(0x20))))) { break }', 'not('],
      // Zero only if both are ids of zero.
      [
        'Erc1155Payer.sol',
        'isLast := or(isLast, «xor(»mload(add(m, 68)), shr(idShift, calldataload(add(place, 20)))))',
        'or(',
      ],
      ['PackedRows.sol', 'length = bits(mask & ~(mask «+» 1));', '-'],
    ],
  },
  {
    why: 'sums that cannot wrap are checked too',
    changes: [['PackedRows.sol', 'rows.mayWrap = valueWidth + unitWidth «>» 31;', '>=']],
  },
  {
    why: 'the same in memory that lies far behind',
    changes: [
      ['Ledger.sol', 'let m := mload(«0x40»)', '0x41'],
      ['SlotTree.sol', 'let m := mload(«0x40»)', '0x41'],
    ],
  },
]

function find(list: readonly Argument[], line: string, { file, column, from, to }: Mutant): string | undefined {
  const at = line.indexOf(from, column)
  const marked = `${line.slice(0, at)}«${from}»${line.slice(at + from.length)}`.trim()
  return list.find(({ changes }) => changes.some((one) => one[0] === file && one[1] === marked && one[2] === to))?.why
}

/** Why a mutant does the same as the contract, or undefined. */
export function equivalent(line: string, mutant: Mutant): string | undefined {
  return find(same, line, mutant)
}

/** Why a mutant costs more and does the same, or undefined. */
export function costsMore(line: string, mutant: Mutant): string | undefined {
  return find(dearer, line, mutant)
}
