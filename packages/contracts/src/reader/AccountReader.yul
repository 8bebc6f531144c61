// Reads what the chain knows of many accounts in one eth_call. It is never deployed.
// Calldata: the address of a sanctions oracle or zero, then the accounts, 20 bytes each.
// Answer: 0x01, one byte for each account, then the first 8 bytes of the code hash of each contract, in order.
// The byte: 0 empty (EIP-161: no nonce, no balance, no code), 1 no code, 2 contract, 3 delegated (EIP-7702);
// plus 16 when the oracle lists the account, plus 32 when the oracle did not answer.
object "AccountReader" {
  code { datacopy(0, dataoffset("runtime"), datasize("runtime")) return(0, datasize("runtime")) }
  object "runtime" {
    code {
      let oracle := shr(96, calldataload(0))
      let count := sub(div(calldatasize(), 20), 1)
      let end := add(1, count)
      mstore8(0, 1)
      for { let i := 1 } iszero(gt(i, count)) { i := add(i, 1) } {
        let account := shr(96, calldataload(mul(i, 20)))
        let kind := 0
        if oracle {
          mstore(end, shl(224, 0xdf592f7d))
          mstore(add(end, 4), account)
          kind := 32
          if and(gt(returndatasize(), 31), staticcall(gas(), oracle, end, 36, end, 32)) { kind := shl(4, iszero(iszero(mload(end)))) }
        }
        let hash := extcodehash(account)
        if hash {
          switch hash
          case 0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470 { kind := or(kind, 1) }
          default {
            let isDelegated := 0
            if eq(extcodesize(account), 23) {
              extcodecopy(account, end, 0, 3)
              isDelegated := eq(shr(232, mload(end)), 0xef0100)
            }
            kind := or(kind, sub(3, iszero(isDelegated)))
            if iszero(isDelegated) {
              mstore(end, hash)
              end := add(end, 8)
            }
          }
        }
        mstore8(i, kind)
      }
      return(0, end)
    }
  }
}
