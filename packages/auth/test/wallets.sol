// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

// Contract accounts for tests of signatures: good ones, and some that misbehave.

bytes4 constant MAGIC = 0x1626ba7e;
bytes4 constant NOT_MAGIC = 0xffffffff;

function recover(bytes32 hash, bytes calldata signature) pure returns (address) {
  return ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
}

contract OneOwner {
  address public owner;
  bool public isRevoked;

  constructor(address owner_) {
    owner = owner_;
  }

  function revoke() external {
    isRevoked = true;
  }

  function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
    if (isRevoked || signature.length != 65) return NOT_MAGIC;
    return recover(hash, signature) == owner ? MAGIC : NOT_MAGIC;
  }
}

contract TwoOwners {
  address public first;
  address public second;

  constructor(address first_, address second_) {
    first = first_;
    second = second_;
  }

  function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
    if (signature.length != 130) return NOT_MAGIC;
    bool areBoth = recover(hash, signature[0:65]) == first && recover(hash, signature[65:130]) == second;
    return areBoth ? MAGIC : NOT_MAGIC;
  }
}

/// Like a Safe whose owners signed a message on chain: the signature is empty.
contract SignedOnChain {
  mapping(bytes32 => bool) public isSigned;

  function sign(bytes32 hash) external {
    isSigned[hash] = true;
  }

  function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
    return signature.length == 0 && isSigned[hash] ? MAGIC : NOT_MAGIC;
  }
}

contract Factory {
  function make(address owner, bytes32 salt) external returns (address) {
    return address(new OneOwner{salt: salt}(owner));
  }
}

contract Reverts {
  function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
    revert("no");
  }
}

contract AnswersShort {
  fallback() external {
    assembly {
      mstore(0, 0x1626ba7e00000000000000000000000000000000000000000000000000000000)
      return(0, 4)
    }
  }
}

contract AnswersTrue {
  fallback() external {
    assembly {
      mstore(0, 1)
      return(0, 32)
    }
  }
}

contract AnswersMagicAndMore {
  fallback() external {
    assembly {
      mstore(0, 0x1626ba7e00000000000000000000000000000000000000000000000000000001)
      return(0, 32)
    }
  }
}

contract BurnsGas {
  function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
    while (true) {}
    return MAGIC;
  }
}

contract ReturnsMuch {
  fallback() external {
    assembly {
      return(0, 1000000)
    }
  }
}

contract KnowsNothing {}
