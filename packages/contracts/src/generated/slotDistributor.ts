// Written by `pnpm codegen`. Do not edit.
export const slotDistributorAbi = [
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "AlreadyCancelled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AlreadySettled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AmountOverflow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "mask",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "BadMask",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "BadProof",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "BadRecipient",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "previous",
        "type": "uint256"
      }
    ],
    "name": "BadSlotOrder",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slotSize",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "limit",
        "type": "uint256"
      }
    ],
    "name": "BadSlotSize",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ClaimsNeedToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "ClaimsNotOpen",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "closesAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "Closed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "GasMoneyRefused",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "actual",
        "type": "uint256"
      }
    ],
    "name": "InexactTransfer",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "MalformedRow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "MalformedRows",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoBalance",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoSlots",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "NoSuchRow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "slots",
        "type": "uint256"
      }
    ],
    "name": "NoSuchSlot",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoTokenCode",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotAuthorised",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "opensAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "NotOpenYet",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotTheAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "operatorUntil",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "OperatorExpired",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "PaysDistributor",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "allowed",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "PermitFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "standard",
        "type": "uint256"
      }
    ],
    "name": "PermitNeedsErc20",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "PullFailed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Reentered",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "RefundFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "ReturnFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowRejected",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "SumOverflow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      }
    ],
    "name": "UnexpectedCoins",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "flags",
        "type": "uint256"
      }
    ],
    "name": "UnknownFlags",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "standard",
        "type": "uint256"
      }
    ],
    "name": "UnknownStandard",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "UnwrapFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      }
    ],
    "name": "WrongRowCount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "declared",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "actual",
        "type": "uint256"
      }
    ],
    "name": "WrongSum",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "WrongValue",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAmount",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "DropCancelled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "operatorUntil",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "listDigest",
        "type": "bytes32"
      }
    ],
    "name": "DropRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "RowClaimed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowFailed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "failed",
        "type": "uint256"
      }
    ],
    "name": "SlotSent",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "ANYONE",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "cancel",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      }
    ],
    "name": "claim",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "claimTo",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "dropIdOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "operatorUntil",
        "type": "uint40"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      },
      {
        "internalType": "bytes32",
        "name": "listDigest",
        "type": "bytes32"
      }
    ],
    "name": "register",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "operatorUntil",
        "type": "uint40"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      },
      {
        "internalType": "bytes32",
        "name": "listDigest",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          },
          {
            "internalType": "uint8",
            "name": "v",
            "type": "uint8"
          },
          {
            "internalType": "bytes32",
            "name": "r",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "s",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Permit",
        "name": "permit",
        "type": "tuple"
      }
    ],
    "name": "registerWithPermit",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "sum",
        "type": "uint256"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "index",
            "type": "uint256"
          },
          {
            "internalType": "bytes",
            "name": "rows",
            "type": "bytes"
          },
          {
            "internalType": "bytes32",
            "name": "rowsRoot",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32[]",
            "name": "proof",
            "type": "bytes32[]"
          },
          {
            "internalType": "uint256",
            "name": "mask",
            "type": "uint256"
          }
        ],
        "internalType": "struct Slot[]",
        "name": "slots",
        "type": "tuple[]"
      }
    ],
    "name": "send",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "paid",
        "type": "uint256[]"
      },
      {
        "internalType": "uint256[]",
        "name": "failed",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      }
    ],
    "name": "settled",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "words",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "stateOf",
    "outputs": [
      {
        "internalType": "enum ISlotDistributor.Status",
        "name": "status",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "operatorUntil",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
] as const
export const slotDistributorBytecode = '0x60808060405234601557613edc908161001a8239f35b5f80fdfe6102a06040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610ebf578063239af6a114610e305780633cc44cb714610d5e5780633ce5123614610d10578063405d30af14610cee57806364482ac414610c9057806375533abe14610bee578063b41c05e5146109e3578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611067565b925f5b8381106100f957604051602080825281906100f590820188610f66565b0390f35b8061010660019284611099565b845f5260205260405f205461011b82886110a6565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f11565b9060a0525f5c60015f5d6109d457610172610f99565b8054600160a21b81166109c15760843564ffffffffff811690818103610122578142106109aa57505060a43564ffffffffff8116908181141580610122578215158061099e575b610983575050506101ca9082611a07565b6044359060ff8216808303610122576003811161097157506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff1661095f575063fa6464fa60ff911c16805f1961ffff610124351601101561094257505f918315610933576001161592831593610917575b9161025c83611050565b9161026a604051938461102f565b838352601f1961027985611050565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba81886110a6565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f1901612796565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611acd565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a051010135606085015260806101443594206127b4565b0361061e576103f6610120870151918460a05101611acd565b60ff610400611730565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612842565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f19820191821161069657602091610678916110a6565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a6110a6565b5101518160a051013511156102c5565b6106e28387926101643584611aff565b6106ec8251611067565b6106f68351611067565b925f5b81518110156107b3578061070f600192846110a6565b5160808101908151156107ac5760a0810191825161072d858b6110a6565b52518251191661073d84886110a6565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a6110a6565b51905182519182526020820152a35b016106f9565b604081015160608201516107a385896110a6565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f66565b908382036020850152610f66565b6107f59034611022565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b03821117610903576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101e08301928084106001600160401b03851117610903576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201526108e8611aa4565b6101c08201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361092961174e565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b36600319016102808112610122576101601361012257610a01610efa565b610a09610f41565b610a11610f56565b60a0366101e3190112610122575f5c60015f5d6109d4576001600160a01b03610a3861174e565b163303610bd05760ff610a49611730565b16151580610bbb575b610b9e57602435926001600160a01b03841680850361012257610a74856127ee565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ae16101048261102f565b5190828a5af13d80610b8d575b5050610af8612818565b9060205f6044819960405190636eb1769f60e11b82523360048301523060248301525afa601f3d1116610b84575b808710610b4857610b436101c4358664ffffffffff891687611778565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b809060848301906119d1565b0390fd5b5f519650610b26565b601f60015f51149111161687610aee565b60ff610ba8611730565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bc8611730565b161415610a52565b610bd8610f99565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109d4576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bd8578054600160a21b16610c7e57600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610cac600435610fd3565b90604051926003851015610cda57608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d2e610efa565b610d36610f41565b610d3e610f56565b5f5c60015f5d6109d457610b439264ffffffffff6101c435931690611778565b346101225736600319016102808112610122576101601361012257610d81610ee3565b610204356001600160401b03811161012257610da1903690600401610f11565b9091610244356001600160401b03811161012257610dc3903690600401610f11565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109d4576001600160a01b0382169533879003610e1957610b43965061022435926101e435906101c4359061018435610164356110ce565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e53610ee3565b610204356001600160401b03811161012257610e73903690600401610f11565b9190610244356001600160401b03811161012257610e95903690600401610f11565b915f5c60015f5d6109d457610b439461022435916101e4356101c4358761018435610164356110ce565b3461012257610160366003190112610122576020610edb610f99565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f835750505090565b8251845260209384019390920191600101610f76565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661101657600160a11b82161561100b576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b0382111761090357604052565b6001600160401b0381116109035760051b60200190565b9061107182611050565b61107e604051918261102f565b828152809261108f601f1991611050565b0190602036910137565b9190820180921161069657565b80518210156110ba5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661171d57608464ffffffffff611112826119f5565b1642106116f7575060a464ffffffffff61112b826119f5565b161515806116de575b6116b85750600160a01b16156116a5576101006004013563ffffffff81168091036101225761ffff611167610124611a95565b16908d611179838381015f1901612796565b8091101561168f57508d82029003908082101561168857505b808b101561167257506001600160a01b0387169889158015611669575b611656576080926112479695949260758d61120a94604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c6055820152206127b4565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d602084015260408301526060820152206127b4565b610144350361164357855f528660205260405f208054600181881c1661162c576001871b17905582156116155760443560ff81169081810361012257506024359260018060a01b03841694858514159283610122576003811490818061160d575b6115fe57600181148015806115f3575b806115ea575b6115c85780806115df575b6115c8576112d6886127ee565b156114045750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113f75760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261134b60848261102f565b519082885af13d806113e6575b50156113be5785141592836113ab575b50505061139057505f516020613ebc5f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113b59350613901565b155f8080611368565b5082610b80836113cc612818565b906040519485946308c5d52960e11b865260048601612db9565b601f60015f5114911116165f611358565b60205f6342842e0e611314565b6002919294509896929897959497145f1461144f575050600435946001600160a01b0386168603610122575f516020613ebc5f395f51905f529660409661144a94612ee8565b611383565b94969395509093156114df5784146114cc57600435906001600160a01b0382168203610122575f9384938493849361148891849161379e565b5af1156114a6575f516020613ebc5f395f51905f5291604091611383565b5082610b806114b3612818565b604051632ff1692760e11b815293849360048501612ecc565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff811681036101225760041615611591576004356001600160a01b03811694858203610122576115228561151a8484613210565b94848461389b565b15611585579061153191613210565b908181039486145f146115775714155b61155f575050505f516020613ebc5f395f51905f5291604091611383565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f1984011015611541565b610b80856113cc612818565b9460043594909390929091506001600160a01b0385168503610122575f516020613ebc5f395f51905f529560409561144a93612ded565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112c9565b508615156112be565b5060028214156112b8565b639c318ecf60e01b5f5260045ffd5b5087156112a8565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146111af565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611192565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116c764ffffffffff916119f5565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116ee826119f5565b16421015611134565b61170664ffffffffff916119f5565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117846004610fb6565b906001600160a01b036117976004611764565b1633036119ba578154600160a21b166109c1576117b46044611740565b60ff81166003811161097157506117cb6064611740565b6107f861ffff6117dc610124611a95565b169260031b169060ff6301010305831c198216166119a4575063fa6464fa60ff911c1690815f198201101561198f5750508480611976575b80611959575b6115fe578215158061194f575b611938576001600160a01b03841694801561193257600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561192e578115801561191e575b611907575f8080809334905af13d15611902573d6001600160401b03811161090357604051906118da601f8201601f19166020018361102f565b81525f60203d92013e5b156118ec5750565b63e913266560e01b5f526004523460245260445ffd5b6118e4565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b0382146118a0565b5050565b5f611842565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611827565b506024356001600160a01b0381169081810361012257501561181a565b5060443560ff8116808203610122576003915014611814565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461192e576001600160a01b0382168015908115611a70575b50610bd8575060d81c80151580611a66575b611a505750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a49565b33811415915081611a83575b505f611a37565b6001600160a01b03141590505f611a7c565b3561ffff811681036101225790565b60405190604082018281106001600160401b03821117610903576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b919093925f946044359060ff821691828103610122575060038214938480612779575b836127645760643560ff811681036101225760041615945b85158061275b575b6127445781158061273b575b611907571561272f576126f1576024356001600160a01b038116141560e081905261012257611b7e6024356127ee565b156126e957925b15611caa57505080611ca55750611b9b816131b7565b60e05161012257600435916001600160a01b038316830361012257611bc3828460243561379e565b611bcf82826004613092565b9050611c865790611bdf9161334d565b9081611bea5750505b565b5f60e052611bfa30602435613210565b60205f60405182810190630d0e30db60e41b825260048152611c1d60248261102f565b5190866024355af13d80611c75575b5015611c4d5790611c4583611be8949330602435613850565b6024356133bd565b50610b80611c59612818565b6040516372871d2960e01b815293849360243560048601612db9565b601f60015f5114911116165f611c2c565b611c8f906131b7565b906307c22c3360e11b5f5260045260245260445ffd5b611b9b565b60018103611cc057505050611be89060046129a9565b6002036120475750505f915f925b8251841015611cff57611cf76001916060610120611cec88886110a6565b510151015190611099565b930192611cce565b919250611d0a611aa4565b916001905b808211156120215750611d2190611067565b82525f935b8351851015611e845792611d3a85826110a6565b5193610120850192846101c0855101526080860151845160408101518260208301515f945b611e1557505050608001510260c0870190815101905260a05f9601955b8651811c8015611e0257906001611df8921615611dfd5785516020808201516040830151611deb9190850201611de560a0850151946080611dd1848360c081015161010060e0830151920151920135901c1790565b910151029460148d51930135901c82613cb3565b906110a6565b510190815103905261299b565b611d7c565b61299b565b5050600190960195919450909150611d26565b8183611e2481949d9a9d613058565b9390928484011c9485930201920282015b808303611e4557509a979a611d5f565b611e549150809286600461346d565b9291960195809215611e69575b508290611e35565b611e7e9085611e76612818565b91038b6139ff565b5f611e61565b9350919060200151805b611e96575050565b8051610100526020810151606060408301519201519160e051610122576004356001600160a01b038116900361012257611ed86101005160043560243561385d565b9003908082141580611f18575b611ef157505080611e8e565b5f60e0526324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b505f959094919291865b855181101561201057611f3581876110a6565b515f9061012081015160608101519160a060808201519101511916916080820151925b818510611f6c575050505050600101611f22565b909192939b6001828e1c161561200757602084015160408501518e02016004356001600160a01b038116900361012257803560601c6004356001600160a01b031614801590611fee575b611fe45760c085015160e0860151610100870151600194938993013590911c1702019c5b0193929190611f58565b509b600190611fda565b5060a085015161010051906014830135901c1415611fb6565b9b600190611fda565b509490959291928103821415611ee5565b908060019693969594951b90808204600214901517156106965790949194939293611d0f565b929392156123ea5760e05161012257806123e55750612065816131b7565b61207130602435613210565b926004356001600160a01b03811690036101225761209482600435602435613314565b61209e8351611067565b945f5b84518110156120cd578060806120b9600193886110a6565b5101516120c6828a6110a6565b52016120a1565b509091936120dd86856004613af4565b6120e986856004613b73565b5f5b84518110156121a9576120fe81866110a6565b5161210982896110a6565b5161012082015160408101518260208301515f945b612140575050506001939291608060c0920151029101908151019052016120eb565b818361214c8194613058565b9390928484011c9485930201920282015b80830361216a575061211e565b61217991508092866004613c15565b929196019580921561218e575b50829061215d565b6121a3908561219b612818565b9103896139ff565b5f612186565b50919450926121b8908361334d565b916121c530602435613210565b9082821080156123da575b6123b357838383030361220b575b505050806121e95750565b6004356001600160a01b038116900361012257611be8906004356024356133bd565b939491909281840303945f935f955f60c0525f60c0526020945b815160c05110156123a15761223f60c099979951836110a6565b5193610120850151955f5b606088015181101561238b576001608088015160a08901511916821c161561238057602088015160408901518202019a308c3560601c14612366576004356001600160a01b0381169003610122578b3560601c6004356001600160a01b0316146123595760c089015160e08a01516101008b0151918e0135901c1760808a0151029c8c3560601c6001600160a01b0390911603612352575b8c019b8b3560601c9a8082118015612332575b61232657816001939261231d92039e039c604051906123148d8361102f565b5f82528a6139ff565b019a989a61224a565b9c9b505060019061231d565b5060e051610122578d61234b8e3560601c602435613210565b10156122f5565b505f6122e2565b9a506001909b999b61231d565b5088870151636209399d60e01b5f5260045260245260445ffd5b6001909b999b61231d565b5060c08051600101905297999795509350612225565b975050925093509150035f80806121de565b5092506324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b5083838303106121d0565b612065565b505f60e05291906004356001600160a01b03811690036101225790612413600435602435613210565b925f928392835b835186101561265e5761242d86856110a6565b516102405260806102405101516101206102405101516101605260406101605101519060206101605101515f6101e052815f6101e0525b6124e9575050506124a99061249b60806101605101516101e0510260c061024051019081510181525160e061024051015190611022565b60206102405101519161327d565b9380156124bd575b6001909501949361241a565b506004356001600160a01b03811690036101225760016124e26004356102405161329e565b90506124b1565b8280916124f584613058565b9390948486011c94020191028101610120525b6101205181036125185781612464565b6102005290975f97969592949193909291906024356001600160a01b0381169003610122576004356001600160a01b038116900361012257610160516040818101516102205260e08201516101a0526101008201516101c05260809091015161018052516101408181526323b872dd60e01b90915251600480359101525b610200513560601c60146102005101356101a0511c6101c0511790806024610140510152610180518202604461014051015260015f528160205f6064610140518260243562061a80f19b61022051610200510161020052019a601e5f193d011160015f51141616911590308114901517171061012051610200511481111561261e5750612596565b9094919593999296979861020051506101e051016101e05261020051906125085761265961264a612818565b846102005103610240516139ff565b612508565b91959094509091506004356001600160a01b038116900361012257612687600435602435613210565b90808210156126e05703915b8183119081156126ca575b506126a7575050565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b9050806126d8575b5f61269e565b5081156126d2565b50505f91612693565b505f92611b85565b505050505090915061270534826004613092565b919091612710575090565b612719906131b7565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b4e565b836307c22c3360e11b5f526004525f60245260445ffd5b50831515611b42565b8580612771575b94611b3a565b50801561276b565b506024356001600160a01b03811690818103610122575015611b22565b81156127a0570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b01906127c5575050565b90925b602084359182811160051b9081521852602060405f209301928184036127c8575b925050565b803b156127f85750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d9060408211612839575b604051918083525f602084013e60608201604052565b60409150612823565b9190915f906101208101516128ce5760408101519360e08201516101008301519082612877602086015160c087015190611099565b905b61288a575050505060800151029150565b87809161289686613058565b9390966128a38589611099565b1c960201910281015b888183106128bc57505083612879565b9091968735841c8517019601906128ac565b6080810151909360608501939192505f9160408601916020870191845b875186101561299057600183871c16156129875783518551908188029188830414881517156106965761293b9161292191611099565b8a60c081015161010060e0830151920151920135901c1790565b908782029161294a8984612796565b1480159061297c575b6129645701946001905b01946128eb565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612953565b9460019061295d565b975095505050505050565b5f1981146106965760010190565b60208101916129c96129ba84611764565b6129c384611764565b90613210565b9360608301915f805b8251821015612c99576129e882849695966110a6565b5160806129f584866110a6565b51015161012082015160408101518260208301515f945b612b495750505090608060c0920151029101908151019052610120612a3183856110a6565b510151935f956101a086019960a08701975b8b51811c8015612b005760011615612af75760208801516040890151820201803560601c908c6001600160a01b03612a7a8e611764565b168314612aeb5790612a8e612a9e92611764565b9060148d51910135901c90613022565b6001600160a01b0316919091149050612abf57612aba9061299b565b612a43565b612ac88b611764565b6324ad4cb160e11b5f5260018060a01b03166004525f602452600160445260645ffd5b505050612aba9061299b565b612aba9061299b565b50509950929550929350612b3e600191612b386080612b1f89896110a6565b51015160a0612b2e8a8a6110a6565b51015119166136fc565b90611099565b9401909291936129d2565b8c8c848093612b5a9d9e9d86613058565b9590968688011c960201930283015b8d818503612b7e5750505050819a999a612a0c565b9092979193612ba1612b9b612b956002939b611764565b96611764565b92611740565b16612c8e576323b872dd905b60408801519160a0890151905f926040519160e01b8252600482015260015f525b8a3560601c9a8b60248301526014810135831c60448301528460205f606485828d62061a80f191019b601e5f193d011160015f51141615612c7c573081149015171096868c148811612c7557505050905f92915b612c4e575b500195809215612c3b575b508c8e91612b69565b612c48908561219b612818565b5f612c32565b612c63612c5d6001928b611022565b89613cfc565b1b6101a088019081511790525f612c27565b9650612bce565b50925050505f92919450938294612c22565b6342842e0e90612bad565b92949593505094612cb5612cac84611764565b6129c387611764565b900314612db357915f925b8451841015612dac57612cd5848694966110a6565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612d955760019081855187511916821c1615612d905760208701516040880151820201828060a01b03612d2b8a611764565b16813560601c14612d8a57612d5b612d428b611764565b8d612d4c8c611764565b90516014850135901c91613901565b15612d69575b505b01612cf4565b604051612d8491612d7b60208361102f565b5f82528c6139ff565b5f612d61565b50612d63565b612d63565b509997509397505050506001919250019290612cc0565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612dea929101906119d1565b90565b9290612df98185613210565b92612e048186613210565b90612e118482858961389b565b15612ebe576001600160a01b0381811690841614612e7f5783612e3f9392612e399288613850565b84613210565b9282841080612e74575b612e535750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612e49565b915093809350612e8f9250613210565b90828203612e9c57505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b80866113cc612818565b612dea93926060928252602082015281604082015201906119d1565b9392919091612ef881848761385d565b612f0382848861385d565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612f6160e48261102f565b5190828d5af13d80613011575b50156130035714918215612ff857612f89845f935b8a61385d565b9003908103612fd65750612fcf57612fa1918561385d565b0391818303612faf57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612f89848893612f83565b8289610b808a6113cc612818565b601f60015f5114911116165f612f6e565b905f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d1116918261305257565b5f519150565b905f916001811615613074575b806001612dea920119166136fc565b9150612dea61308883195f198501166136fc565b92831c9050613065565b90915f5f9360205f9401915b81518510156131af576130b185836110a6565b519361012085016130c760808251015183612796565b610140825101526130d785611764565b6101808251019060018060a01b031690526080860151815160408101518260208301515f945b61314757505050906080610160920151029160c08801928351018352510151613139579060e0600193925180920396015190030194019361309e565b505094505050505090600190565b81836131538194613058565b9390928484011c9485930201920282015b80830361317157506130fd565b61317e9150809286613936565b9291960195809215613193575b508290613164565b6131a9908d866131a1612818565b9203906139ff565b5f61318b565b959350505050565b5f9190825b81518410156127e9576132086001916131f36101206131db88876110a6565b51015160806131ea89886110a6565b51015190612842565b60206131ff88876110a6565b5101519161327d565b9301926131bc565b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d111680613274575b15613254575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f51925061324b565b9190820191821061328c575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106132d55750505050505f90565b600182821c161561330c57602083015160408401518202013560601c849003613302576001905b016132c5565b5050505050600190565b6001906132fc565b929190926133228482613210565b9061332f8330878461389b565b1561333f5793611be89394613ad8565b8490610b80846113cc612818565b5f5f935f945b83518610156133975761337d60019160c061336e89886110a6565b51015160206131ff8a896110a6565b9260e061338a88876110a6565b5101510195019491613353565b9250929093508082036133a8575050565b6307c22c3360e11b5f5260045260245260445ffd5b929190926133cb3082613210565b936133d68183613210565b9160205f6040518281019063a9059cbb60e01b825260018060a01b03861660248201528760448201526044815261340e60648261102f565b519082855af13d8061345c575b50156134365761343184611be896973084613ad8565b613850565b610b8084613442612818565b906040519485946372871d2960e01b865260048601612db9565b601f60015f5114911116165f61341b565b9390919060208501610260525b5f61348761026051611764565b9061349187611764565b604051906101208201604052637921219560e11b8252600482015260a060848201525f60a48201526101c0860151516102805260408601519060808701519060a0880151945f1960e08a01511c926101008a01518996601460e086019b0135891c198b525b6014880135891c908b5182186136a0575b5086883560601c98019783601f198a0135881684170291816024880152604487015281606487015260208c0182815101905260205f60c488828962061a80f1913d61367c575b15903081149015171710978c8814891161367657505050505050505b80936002831461360f5761360157505060a08301516014830135901c6101c0840151906135ab8161359c61026051611764565b6135a58a611764565b9061385d565b6040519260808401908482106001600160401b038311176109035784926135fa926040528484525f602085015260408401526135f36020820194855160608601528251613cb3565b90516110a6565b525261347a565b95505f945060011492509050565b5084608061364b61363161362561026051611764565b94604085015190611022565b8360c081015161010060e0830151920151920135901c1790565b9101516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b976134f6565b601f3d1160015f51141683111561354d575050505050505050509050600290613569565b9a509560209c988760059997991b5f1961028051510160051b9e8f5b821661028051010151898151148115176136dd57506020908101908f6136bc565b9c919a9e50509795979690968b61350757985050505050505050613569565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b9190816137ab9184613314565b478260015d60205f60405182810190632e1a7d4d60e01b8252856024820152602481526137d960448261102f565b519082875af13d8061383f575b50156137ff575f60015d470391818303612faf57505050565b5090610b8061380c612818565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119d1565b601f60015f5114911116165f6137e6565b929190612fa19084613210565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806132745715613254575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f929083906138e560848261102f565b51925af13d806138f3575090565b601f60015f51149111161690565b9161390c9192613022565b6001600160a01b0316801515929091508261392657505090565b6001600160a01b03161415919050565b61014081018051604083015160e084015161010085015160808601516101808701519199985f9889989195919489946001600160a01b0316939092915b8d813560601c906014830135861c179b878b038d116139ed57508b845f80808088860287620186a0f1930197019b159086811490151717109c8d88871410156139be579c9994613973565b50505050509497955b6139d657505085900390529291565b6101609195505f9450600192500152529190600190565b9c5050995050505050975060016139c7565b9092919261012082015190613a148183613d12565b613a1e8183613cfc565b94610100840151613ab357608091849596613aa59260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613a7b60208b0151936040519182918783526040602084015260408301906119d1565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b809190899060048501612ecc565b929190613ae59084613210565b900391818303612faf57505050565b5f9392915b8051851015613b62575b613b0d85846110a6565b5115613b6957613b5c613b30613b2387866110a6565b515f1981019019166136fc565b6001811b613b3e88876110a6565b5118613b4a88876110a6565b52613b5587846110a6565b5184613dcd565b15613b03575b5050509050565b9360010193613af9565b5f9392915b805180861015613bf5578590035f1901945b613b9486856110a6565b5115613c0b57613ba486856110a6565b516001905b6101008210613bfd57613bef9150613bc25f19916136fc565b016001811b613bd189886110a6565b5118613bdd89886110a6565b52613be888856110a6565b5185613dcd565b15613b8a575b505050509050565b80821c179060011b90613ba9565b6001019450613b78565b92919092613c2660205f9201611764565b60408581015160e0870151610100880151608090980151925163a9059cbb60e01b815260015f529093600482019360248301905b883560601c986014810135881c8c1799808852828b0284528a8760205f60448a828b62061a80f193019a019a1590151760015f511817108a8914811115613ca45750979697613c5a565b99505050505050505090925092565b80515f190192908284165b613cc881836110a6565b51151580613ce7575b15613ce0576001018416613cbe565b9350509050565b5083613cf382846110a6565b51511415613cd1565b6040612dea926020830151900391015190612796565b90803560601c8015613daa57308114908115613d92575b50613d705760c082015160e083015161010084015191830135901c1715613d4e575050565b613d5a90825192613cfc565b906369f66e7760e01b5f5260045260245260445ffd5b613d7c90825192613cfc565b90636209399d60e01b5f5260045260245260445ffd5b6101808401516001600160a01b03161490505f613d29565b50613db790825192613cfc565b9063d02e182560e01b5f5260045260245260445ffd5b9190613dea61012082015192839060406020830151920151020190565b90613df58284613d12565b813560601c906020850194613e1283613e0d88611764565b613210565b93613e54613e34828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613c15565b915050159283613ea2575b50508115613e86575b50613e7e57613431613e7994611764565b600190565b505050505f90565b6001600160a01b039150613e9990611764565b1681145f613e68565b613eb491613eae612818565b916139ff565b5f80613e5f56feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeBytecode = '0x6102a06040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610ebf578063239af6a114610e305780633cc44cb714610d5e5780633ce5123614610d10578063405d30af14610cee57806364482ac414610c9057806375533abe14610bee578063b41c05e5146109e3578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611067565b925f5b8381106100f957604051602080825281906100f590820188610f66565b0390f35b8061010660019284611099565b845f5260205260405f205461011b82886110a6565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f11565b9060a0525f5c60015f5d6109d457610172610f99565b8054600160a21b81166109c15760843564ffffffffff811690818103610122578142106109aa57505060a43564ffffffffff8116908181141580610122578215158061099e575b610983575050506101ca9082611a07565b6044359060ff8216808303610122576003811161097157506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff1661095f575063fa6464fa60ff911c16805f1961ffff610124351601101561094257505f918315610933576001161592831593610917575b9161025c83611050565b9161026a604051938461102f565b838352601f1961027985611050565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba81886110a6565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f1901612796565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611acd565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a051010135606085015260806101443594206127b4565b0361061e576103f6610120870151918460a05101611acd565b60ff610400611730565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612842565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f19820191821161069657602091610678916110a6565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a6110a6565b5101518160a051013511156102c5565b6106e28387926101643584611aff565b6106ec8251611067565b6106f68351611067565b925f5b81518110156107b3578061070f600192846110a6565b5160808101908151156107ac5760a0810191825161072d858b6110a6565b52518251191661073d84886110a6565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a6110a6565b51905182519182526020820152a35b016106f9565b604081015160608201516107a385896110a6565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f66565b908382036020850152610f66565b6107f59034611022565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b03821117610903576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101e08301928084106001600160401b03851117610903576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201526108e8611aa4565b6101c08201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361092961174e565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b36600319016102808112610122576101601361012257610a01610efa565b610a09610f41565b610a11610f56565b60a0366101e3190112610122575f5c60015f5d6109d4576001600160a01b03610a3861174e565b163303610bd05760ff610a49611730565b16151580610bbb575b610b9e57602435926001600160a01b03841680850361012257610a74856127ee565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ae16101048261102f565b5190828a5af13d80610b8d575b5050610af8612818565b9060205f6044819960405190636eb1769f60e11b82523360048301523060248301525afa601f3d1116610b84575b808710610b4857610b436101c4358664ffffffffff891687611778565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b809060848301906119d1565b0390fd5b5f519650610b26565b601f60015f51149111161687610aee565b60ff610ba8611730565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bc8611730565b161415610a52565b610bd8610f99565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109d4576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bd8578054600160a21b16610c7e57600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610cac600435610fd3565b90604051926003851015610cda57608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d2e610efa565b610d36610f41565b610d3e610f56565b5f5c60015f5d6109d457610b439264ffffffffff6101c435931690611778565b346101225736600319016102808112610122576101601361012257610d81610ee3565b610204356001600160401b03811161012257610da1903690600401610f11565b9091610244356001600160401b03811161012257610dc3903690600401610f11565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109d4576001600160a01b0382169533879003610e1957610b43965061022435926101e435906101c4359061018435610164356110ce565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e53610ee3565b610204356001600160401b03811161012257610e73903690600401610f11565b9190610244356001600160401b03811161012257610e95903690600401610f11565b915f5c60015f5d6109d457610b439461022435916101e4356101c4358761018435610164356110ce565b3461012257610160366003190112610122576020610edb610f99565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f835750505090565b8251845260209384019390920191600101610f76565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661101657600160a11b82161561100b576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b0382111761090357604052565b6001600160401b0381116109035760051b60200190565b9061107182611050565b61107e604051918261102f565b828152809261108f601f1991611050565b0190602036910137565b9190820180921161069657565b80518210156110ba5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661171d57608464ffffffffff611112826119f5565b1642106116f7575060a464ffffffffff61112b826119f5565b161515806116de575b6116b85750600160a01b16156116a5576101006004013563ffffffff81168091036101225761ffff611167610124611a95565b16908d611179838381015f1901612796565b8091101561168f57508d82029003908082101561168857505b808b101561167257506001600160a01b0387169889158015611669575b611656576080926112479695949260758d61120a94604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c6055820152206127b4565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d602084015260408301526060820152206127b4565b610144350361164357855f528660205260405f208054600181881c1661162c576001871b17905582156116155760443560ff81169081810361012257506024359260018060a01b03841694858514159283610122576003811490818061160d575b6115fe57600181148015806115f3575b806115ea575b6115c85780806115df575b6115c8576112d6886127ee565b156114045750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113f75760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261134b60848261102f565b519082885af13d806113e6575b50156113be5785141592836113ab575b50505061139057505f516020613ebc5f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113b59350613901565b155f8080611368565b5082610b80836113cc612818565b906040519485946308c5d52960e11b865260048601612db9565b601f60015f5114911116165f611358565b60205f6342842e0e611314565b6002919294509896929897959497145f1461144f575050600435946001600160a01b0386168603610122575f516020613ebc5f395f51905f529660409661144a94612ee8565b611383565b94969395509093156114df5784146114cc57600435906001600160a01b0382168203610122575f9384938493849361148891849161379e565b5af1156114a6575f516020613ebc5f395f51905f5291604091611383565b5082610b806114b3612818565b604051632ff1692760e11b815293849360048501612ecc565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff811681036101225760041615611591576004356001600160a01b03811694858203610122576115228561151a8484613210565b94848461389b565b15611585579061153191613210565b908181039486145f146115775714155b61155f575050505f516020613ebc5f395f51905f5291604091611383565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f1984011015611541565b610b80856113cc612818565b9460043594909390929091506001600160a01b0385168503610122575f516020613ebc5f395f51905f529560409561144a93612ded565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112c9565b508615156112be565b5060028214156112b8565b639c318ecf60e01b5f5260045ffd5b5087156112a8565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146111af565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611192565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116c764ffffffffff916119f5565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116ee826119f5565b16421015611134565b61170664ffffffffff916119f5565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117846004610fb6565b906001600160a01b036117976004611764565b1633036119ba578154600160a21b166109c1576117b46044611740565b60ff81166003811161097157506117cb6064611740565b6107f861ffff6117dc610124611a95565b169260031b169060ff6301010305831c198216166119a4575063fa6464fa60ff911c1690815f198201101561198f5750508480611976575b80611959575b6115fe578215158061194f575b611938576001600160a01b03841694801561193257600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561192e578115801561191e575b611907575f8080809334905af13d15611902573d6001600160401b03811161090357604051906118da601f8201601f19166020018361102f565b81525f60203d92013e5b156118ec5750565b63e913266560e01b5f526004523460245260445ffd5b6118e4565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b0382146118a0565b5050565b5f611842565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611827565b506024356001600160a01b0381169081810361012257501561181a565b5060443560ff8116808203610122576003915014611814565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461192e576001600160a01b0382168015908115611a70575b50610bd8575060d81c80151580611a66575b611a505750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a49565b33811415915081611a83575b505f611a37565b6001600160a01b03141590505f611a7c565b3561ffff811681036101225790565b60405190604082018281106001600160401b03821117610903576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b919093925f946044359060ff821691828103610122575060038214938480612779575b836127645760643560ff811681036101225760041615945b85158061275b575b6127445781158061273b575b611907571561272f576126f1576024356001600160a01b038116141560e081905261012257611b7e6024356127ee565b156126e957925b15611caa57505080611ca55750611b9b816131b7565b60e05161012257600435916001600160a01b038316830361012257611bc3828460243561379e565b611bcf82826004613092565b9050611c865790611bdf9161334d565b9081611bea5750505b565b5f60e052611bfa30602435613210565b60205f60405182810190630d0e30db60e41b825260048152611c1d60248261102f565b5190866024355af13d80611c75575b5015611c4d5790611c4583611be8949330602435613850565b6024356133bd565b50610b80611c59612818565b6040516372871d2960e01b815293849360243560048601612db9565b601f60015f5114911116165f611c2c565b611c8f906131b7565b906307c22c3360e11b5f5260045260245260445ffd5b611b9b565b60018103611cc057505050611be89060046129a9565b6002036120475750505f915f925b8251841015611cff57611cf76001916060610120611cec88886110a6565b510151015190611099565b930192611cce565b919250611d0a611aa4565b916001905b808211156120215750611d2190611067565b82525f935b8351851015611e845792611d3a85826110a6565b5193610120850192846101c0855101526080860151845160408101518260208301515f945b611e1557505050608001510260c0870190815101905260a05f9601955b8651811c8015611e0257906001611df8921615611dfd5785516020808201516040830151611deb9190850201611de560a0850151946080611dd1848360c081015161010060e0830151920151920135901c1790565b910151029460148d51930135901c82613cb3565b906110a6565b510190815103905261299b565b611d7c565b61299b565b5050600190960195919450909150611d26565b8183611e2481949d9a9d613058565b9390928484011c9485930201920282015b808303611e4557509a979a611d5f565b611e549150809286600461346d565b9291960195809215611e69575b508290611e35565b611e7e9085611e76612818565b91038b6139ff565b5f611e61565b9350919060200151805b611e96575050565b8051610100526020810151606060408301519201519160e051610122576004356001600160a01b038116900361012257611ed86101005160043560243561385d565b9003908082141580611f18575b611ef157505080611e8e565b5f60e0526324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b505f959094919291865b855181101561201057611f3581876110a6565b515f9061012081015160608101519160a060808201519101511916916080820151925b818510611f6c575050505050600101611f22565b909192939b6001828e1c161561200757602084015160408501518e02016004356001600160a01b038116900361012257803560601c6004356001600160a01b031614801590611fee575b611fe45760c085015160e0860151610100870151600194938993013590911c1702019c5b0193929190611f58565b509b600190611fda565b5060a085015161010051906014830135901c1415611fb6565b9b600190611fda565b509490959291928103821415611ee5565b908060019693969594951b90808204600214901517156106965790949194939293611d0f565b929392156123ea5760e05161012257806123e55750612065816131b7565b61207130602435613210565b926004356001600160a01b03811690036101225761209482600435602435613314565b61209e8351611067565b945f5b84518110156120cd578060806120b9600193886110a6565b5101516120c6828a6110a6565b52016120a1565b509091936120dd86856004613af4565b6120e986856004613b73565b5f5b84518110156121a9576120fe81866110a6565b5161210982896110a6565b5161012082015160408101518260208301515f945b612140575050506001939291608060c0920151029101908151019052016120eb565b818361214c8194613058565b9390928484011c9485930201920282015b80830361216a575061211e565b61217991508092866004613c15565b929196019580921561218e575b50829061215d565b6121a3908561219b612818565b9103896139ff565b5f612186565b50919450926121b8908361334d565b916121c530602435613210565b9082821080156123da575b6123b357838383030361220b575b505050806121e95750565b6004356001600160a01b038116900361012257611be8906004356024356133bd565b939491909281840303945f935f955f60c0525f60c0526020945b815160c05110156123a15761223f60c099979951836110a6565b5193610120850151955f5b606088015181101561238b576001608088015160a08901511916821c161561238057602088015160408901518202019a308c3560601c14612366576004356001600160a01b0381169003610122578b3560601c6004356001600160a01b0316146123595760c089015160e08a01516101008b0151918e0135901c1760808a0151029c8c3560601c6001600160a01b0390911603612352575b8c019b8b3560601c9a8082118015612332575b61232657816001939261231d92039e039c604051906123148d8361102f565b5f82528a6139ff565b019a989a61224a565b9c9b505060019061231d565b5060e051610122578d61234b8e3560601c602435613210565b10156122f5565b505f6122e2565b9a506001909b999b61231d565b5088870151636209399d60e01b5f5260045260245260445ffd5b6001909b999b61231d565b5060c08051600101905297999795509350612225565b975050925093509150035f80806121de565b5092506324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b5083838303106121d0565b612065565b505f60e05291906004356001600160a01b03811690036101225790612413600435602435613210565b925f928392835b835186101561265e5761242d86856110a6565b516102405260806102405101516101206102405101516101605260406101605101519060206101605101515f6101e052815f6101e0525b6124e9575050506124a99061249b60806101605101516101e0510260c061024051019081510181525160e061024051015190611022565b60206102405101519161327d565b9380156124bd575b6001909501949361241a565b506004356001600160a01b03811690036101225760016124e26004356102405161329e565b90506124b1565b8280916124f584613058565b9390948486011c94020191028101610120525b6101205181036125185781612464565b6102005290975f97969592949193909291906024356001600160a01b0381169003610122576004356001600160a01b038116900361012257610160516040818101516102205260e08201516101a0526101008201516101c05260809091015161018052516101408181526323b872dd60e01b90915251600480359101525b610200513560601c60146102005101356101a0511c6101c0511790806024610140510152610180518202604461014051015260015f528160205f6064610140518260243562061a80f19b61022051610200510161020052019a601e5f193d011160015f51141616911590308114901517171061012051610200511481111561261e5750612596565b9094919593999296979861020051506101e051016101e05261020051906125085761265961264a612818565b846102005103610240516139ff565b612508565b91959094509091506004356001600160a01b038116900361012257612687600435602435613210565b90808210156126e05703915b8183119081156126ca575b506126a7575050565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b9050806126d8575b5f61269e565b5081156126d2565b50505f91612693565b505f92611b85565b505050505090915061270534826004613092565b919091612710575090565b612719906131b7565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b4e565b836307c22c3360e11b5f526004525f60245260445ffd5b50831515611b42565b8580612771575b94611b3a565b50801561276b565b506024356001600160a01b03811690818103610122575015611b22565b81156127a0570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b01906127c5575050565b90925b602084359182811160051b9081521852602060405f209301928184036127c8575b925050565b803b156127f85750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d9060408211612839575b604051918083525f602084013e60608201604052565b60409150612823565b9190915f906101208101516128ce5760408101519360e08201516101008301519082612877602086015160c087015190611099565b905b61288a575050505060800151029150565b87809161289686613058565b9390966128a38589611099565b1c960201910281015b888183106128bc57505083612879565b9091968735841c8517019601906128ac565b6080810151909360608501939192505f9160408601916020870191845b875186101561299057600183871c16156129875783518551908188029188830414881517156106965761293b9161292191611099565b8a60c081015161010060e0830151920151920135901c1790565b908782029161294a8984612796565b1480159061297c575b6129645701946001905b01946128eb565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612953565b9460019061295d565b975095505050505050565b5f1981146106965760010190565b60208101916129c96129ba84611764565b6129c384611764565b90613210565b9360608301915f805b8251821015612c99576129e882849695966110a6565b5160806129f584866110a6565b51015161012082015160408101518260208301515f945b612b495750505090608060c0920151029101908151019052610120612a3183856110a6565b510151935f956101a086019960a08701975b8b51811c8015612b005760011615612af75760208801516040890151820201803560601c908c6001600160a01b03612a7a8e611764565b168314612aeb5790612a8e612a9e92611764565b9060148d51910135901c90613022565b6001600160a01b0316919091149050612abf57612aba9061299b565b612a43565b612ac88b611764565b6324ad4cb160e11b5f5260018060a01b03166004525f602452600160445260645ffd5b505050612aba9061299b565b612aba9061299b565b50509950929550929350612b3e600191612b386080612b1f89896110a6565b51015160a0612b2e8a8a6110a6565b51015119166136fc565b90611099565b9401909291936129d2565b8c8c848093612b5a9d9e9d86613058565b9590968688011c960201930283015b8d818503612b7e5750505050819a999a612a0c565b9092979193612ba1612b9b612b956002939b611764565b96611764565b92611740565b16612c8e576323b872dd905b60408801519160a0890151905f926040519160e01b8252600482015260015f525b8a3560601c9a8b60248301526014810135831c60448301528460205f606485828d62061a80f191019b601e5f193d011160015f51141615612c7c573081149015171096868c148811612c7557505050905f92915b612c4e575b500195809215612c3b575b508c8e91612b69565b612c48908561219b612818565b5f612c32565b612c63612c5d6001928b611022565b89613cfc565b1b6101a088019081511790525f612c27565b9650612bce565b50925050505f92919450938294612c22565b6342842e0e90612bad565b92949593505094612cb5612cac84611764565b6129c387611764565b900314612db357915f925b8451841015612dac57612cd5848694966110a6565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612d955760019081855187511916821c1615612d905760208701516040880151820201828060a01b03612d2b8a611764565b16813560601c14612d8a57612d5b612d428b611764565b8d612d4c8c611764565b90516014850135901c91613901565b15612d69575b505b01612cf4565b604051612d8491612d7b60208361102f565b5f82528c6139ff565b5f612d61565b50612d63565b612d63565b509997509397505050506001919250019290612cc0565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612dea929101906119d1565b90565b9290612df98185613210565b92612e048186613210565b90612e118482858961389b565b15612ebe576001600160a01b0381811690841614612e7f5783612e3f9392612e399288613850565b84613210565b9282841080612e74575b612e535750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612e49565b915093809350612e8f9250613210565b90828203612e9c57505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b80866113cc612818565b612dea93926060928252602082015281604082015201906119d1565b9392919091612ef881848761385d565b612f0382848861385d565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612f6160e48261102f565b5190828d5af13d80613011575b50156130035714918215612ff857612f89845f935b8a61385d565b9003908103612fd65750612fcf57612fa1918561385d565b0391818303612faf57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612f89848893612f83565b8289610b808a6113cc612818565b601f60015f5114911116165f612f6e565b905f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d1116918261305257565b5f519150565b905f916001811615613074575b806001612dea920119166136fc565b9150612dea61308883195f198501166136fc565b92831c9050613065565b90915f5f9360205f9401915b81518510156131af576130b185836110a6565b519361012085016130c760808251015183612796565b610140825101526130d785611764565b6101808251019060018060a01b031690526080860151815160408101518260208301515f945b61314757505050906080610160920151029160c08801928351018352510151613139579060e0600193925180920396015190030194019361309e565b505094505050505090600190565b81836131538194613058565b9390928484011c9485930201920282015b80830361317157506130fd565b61317e9150809286613936565b9291960195809215613193575b508290613164565b6131a9908d866131a1612818565b9203906139ff565b5f61318b565b959350505050565b5f9190825b81518410156127e9576132086001916131f36101206131db88876110a6565b51015160806131ea89886110a6565b51015190612842565b60206131ff88876110a6565b5101519161327d565b9301926131bc565b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d111680613274575b15613254575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f51925061324b565b9190820191821061328c575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106132d55750505050505f90565b600182821c161561330c57602083015160408401518202013560601c849003613302576001905b016132c5565b5050505050600190565b6001906132fc565b929190926133228482613210565b9061332f8330878461389b565b1561333f5793611be89394613ad8565b8490610b80846113cc612818565b5f5f935f945b83518610156133975761337d60019160c061336e89886110a6565b51015160206131ff8a896110a6565b9260e061338a88876110a6565b5101510195019491613353565b9250929093508082036133a8575050565b6307c22c3360e11b5f5260045260245260445ffd5b929190926133cb3082613210565b936133d68183613210565b9160205f6040518281019063a9059cbb60e01b825260018060a01b03861660248201528760448201526044815261340e60648261102f565b519082855af13d8061345c575b50156134365761343184611be896973084613ad8565b613850565b610b8084613442612818565b906040519485946372871d2960e01b865260048601612db9565b601f60015f5114911116165f61341b565b9390919060208501610260525b5f61348761026051611764565b9061349187611764565b604051906101208201604052637921219560e11b8252600482015260a060848201525f60a48201526101c0860151516102805260408601519060808701519060a0880151945f1960e08a01511c926101008a01518996601460e086019b0135891c198b525b6014880135891c908b5182186136a0575b5086883560601c98019783601f198a0135881684170291816024880152604487015281606487015260208c0182815101905260205f60c488828962061a80f1913d61367c575b15903081149015171710978c8814891161367657505050505050505b80936002831461360f5761360157505060a08301516014830135901c6101c0840151906135ab8161359c61026051611764565b6135a58a611764565b9061385d565b6040519260808401908482106001600160401b038311176109035784926135fa926040528484525f602085015260408401526135f36020820194855160608601528251613cb3565b90516110a6565b525261347a565b95505f945060011492509050565b5084608061364b61363161362561026051611764565b94604085015190611022565b8360c081015161010060e0830151920151920135901c1790565b9101516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b976134f6565b601f3d1160015f51141683111561354d575050505050505050509050600290613569565b9a509560209c988760059997991b5f1961028051510160051b9e8f5b821661028051010151898151148115176136dd57506020908101908f6136bc565b9c919a9e50509795979690968b61350757985050505050505050613569565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b9190816137ab9184613314565b478260015d60205f60405182810190632e1a7d4d60e01b8252856024820152602481526137d960448261102f565b519082875af13d8061383f575b50156137ff575f60015d470391818303612faf57505050565b5090610b8061380c612818565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119d1565b601f60015f5114911116165f6137e6565b929190612fa19084613210565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806132745715613254575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f929083906138e560848261102f565b51925af13d806138f3575090565b601f60015f51149111161690565b9161390c9192613022565b6001600160a01b0316801515929091508261392657505090565b6001600160a01b03161415919050565b61014081018051604083015160e084015161010085015160808601516101808701519199985f9889989195919489946001600160a01b0316939092915b8d813560601c906014830135861c179b878b038d116139ed57508b845f80808088860287620186a0f1930197019b159086811490151717109c8d88871410156139be579c9994613973565b50505050509497955b6139d657505085900390529291565b6101609195505f9450600192500152529190600190565b9c5050995050505050975060016139c7565b9092919261012082015190613a148183613d12565b613a1e8183613cfc565b94610100840151613ab357608091849596613aa59260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613a7b60208b0151936040519182918783526040602084015260408301906119d1565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b809190899060048501612ecc565b929190613ae59084613210565b900391818303612faf57505050565b5f9392915b8051851015613b62575b613b0d85846110a6565b5115613b6957613b5c613b30613b2387866110a6565b515f1981019019166136fc565b6001811b613b3e88876110a6565b5118613b4a88876110a6565b52613b5587846110a6565b5184613dcd565b15613b03575b5050509050565b9360010193613af9565b5f9392915b805180861015613bf5578590035f1901945b613b9486856110a6565b5115613c0b57613ba486856110a6565b516001905b6101008210613bfd57613bef9150613bc25f19916136fc565b016001811b613bd189886110a6565b5118613bdd89886110a6565b52613be888856110a6565b5185613dcd565b15613b8a575b505050509050565b80821c179060011b90613ba9565b6001019450613b78565b92919092613c2660205f9201611764565b60408581015160e0870151610100880151608090980151925163a9059cbb60e01b815260015f529093600482019360248301905b883560601c986014810135881c8c1799808852828b0284528a8760205f60448a828b62061a80f193019a019a1590151760015f511817108a8914811115613ca45750979697613c5a565b99505050505050505090925092565b80515f190192908284165b613cc881836110a6565b51151580613ce7575b15613ce0576001018416613cbe565b9350509050565b5083613cf382846110a6565b51511415613cd1565b6040612dea926020830151900391015190612796565b90803560601c8015613daa57308114908115613d92575b50613d705760c082015160e083015161010084015191830135901c1715613d4e575050565b613d5a90825192613cfc565b906369f66e7760e01b5f5260045260245260445ffd5b613d7c90825192613cfc565b90636209399d60e01b5f5260045260245260445ffd5b6101808401516001600160a01b03161490505f613d29565b50613db790825192613cfc565b9063d02e182560e01b5f5260045260245260445ffd5b9190613dea61012082015192839060406020830151920151020190565b90613df58284613d12565b813560601c906020850194613e1283613e0d88611764565b613210565b93613e54613e34828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613c15565b915050159283613ea2575b50508115613e86575b50613e7e57613431613e7994611764565b600190565b505050505f90565b6001600160a01b039150613e9990611764565b1681145f613e68565b613eb491613eae612818565b916139ff565b5f80613e5f56feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeHash = '0x1786f1ee3efbb23c778ae51dfd88692cbe618e92f6878dcf419b69adbbc63996' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0x1075C589812811c12F9F6EfCa26F18A5Bb6276CD' as const
export const distributorDeployData = '0x000000000000000000000000000000000000000000000000000000000000000060808060405234601557613edc908161001a8239f35b5f80fdfe6102a06040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610ebf578063239af6a114610e305780633cc44cb714610d5e5780633ce5123614610d10578063405d30af14610cee57806364482ac414610c9057806375533abe14610bee578063b41c05e5146109e3578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611067565b925f5b8381106100f957604051602080825281906100f590820188610f66565b0390f35b8061010660019284611099565b845f5260205260405f205461011b82886110a6565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f11565b9060a0525f5c60015f5d6109d457610172610f99565b8054600160a21b81166109c15760843564ffffffffff811690818103610122578142106109aa57505060a43564ffffffffff8116908181141580610122578215158061099e575b610983575050506101ca9082611a07565b6044359060ff8216808303610122576003811161097157506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff1661095f575063fa6464fa60ff911c16805f1961ffff610124351601101561094257505f918315610933576001161592831593610917575b9161025c83611050565b9161026a604051938461102f565b838352601f1961027985611050565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba81886110a6565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f1901612796565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611acd565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a051010135606085015260806101443594206127b4565b0361061e576103f6610120870151918460a05101611acd565b60ff610400611730565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612842565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f19820191821161069657602091610678916110a6565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a6110a6565b5101518160a051013511156102c5565b6106e28387926101643584611aff565b6106ec8251611067565b6106f68351611067565b925f5b81518110156107b3578061070f600192846110a6565b5160808101908151156107ac5760a0810191825161072d858b6110a6565b52518251191661073d84886110a6565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a6110a6565b51905182519182526020820152a35b016106f9565b604081015160608201516107a385896110a6565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f66565b908382036020850152610f66565b6107f59034611022565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b03821117610903576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101e08301928084106001600160401b03851117610903576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201526108e8611aa4565b6101c08201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361092961174e565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b36600319016102808112610122576101601361012257610a01610efa565b610a09610f41565b610a11610f56565b60a0366101e3190112610122575f5c60015f5d6109d4576001600160a01b03610a3861174e565b163303610bd05760ff610a49611730565b16151580610bbb575b610b9e57602435926001600160a01b03841680850361012257610a74856127ee565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ae16101048261102f565b5190828a5af13d80610b8d575b5050610af8612818565b9060205f6044819960405190636eb1769f60e11b82523360048301523060248301525afa601f3d1116610b84575b808710610b4857610b436101c4358664ffffffffff891687611778565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b809060848301906119d1565b0390fd5b5f519650610b26565b601f60015f51149111161687610aee565b60ff610ba8611730565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bc8611730565b161415610a52565b610bd8610f99565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109d4576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bd8578054600160a21b16610c7e57600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610cac600435610fd3565b90604051926003851015610cda57608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d2e610efa565b610d36610f41565b610d3e610f56565b5f5c60015f5d6109d457610b439264ffffffffff6101c435931690611778565b346101225736600319016102808112610122576101601361012257610d81610ee3565b610204356001600160401b03811161012257610da1903690600401610f11565b9091610244356001600160401b03811161012257610dc3903690600401610f11565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109d4576001600160a01b0382169533879003610e1957610b43965061022435926101e435906101c4359061018435610164356110ce565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e53610ee3565b610204356001600160401b03811161012257610e73903690600401610f11565b9190610244356001600160401b03811161012257610e95903690600401610f11565b915f5c60015f5d6109d457610b439461022435916101e4356101c4358761018435610164356110ce565b3461012257610160366003190112610122576020610edb610f99565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f835750505090565b8251845260209384019390920191600101610f76565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661101657600160a11b82161561100b576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b0382111761090357604052565b6001600160401b0381116109035760051b60200190565b9061107182611050565b61107e604051918261102f565b828152809261108f601f1991611050565b0190602036910137565b9190820180921161069657565b80518210156110ba5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661171d57608464ffffffffff611112826119f5565b1642106116f7575060a464ffffffffff61112b826119f5565b161515806116de575b6116b85750600160a01b16156116a5576101006004013563ffffffff81168091036101225761ffff611167610124611a95565b16908d611179838381015f1901612796565b8091101561168f57508d82029003908082101561168857505b808b101561167257506001600160a01b0387169889158015611669575b611656576080926112479695949260758d61120a94604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c6055820152206127b4565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d602084015260408301526060820152206127b4565b610144350361164357855f528660205260405f208054600181881c1661162c576001871b17905582156116155760443560ff81169081810361012257506024359260018060a01b03841694858514159283610122576003811490818061160d575b6115fe57600181148015806115f3575b806115ea575b6115c85780806115df575b6115c8576112d6886127ee565b156114045750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113f75760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261134b60848261102f565b519082885af13d806113e6575b50156113be5785141592836113ab575b50505061139057505f516020613ebc5f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113b59350613901565b155f8080611368565b5082610b80836113cc612818565b906040519485946308c5d52960e11b865260048601612db9565b601f60015f5114911116165f611358565b60205f6342842e0e611314565b6002919294509896929897959497145f1461144f575050600435946001600160a01b0386168603610122575f516020613ebc5f395f51905f529660409661144a94612ee8565b611383565b94969395509093156114df5784146114cc57600435906001600160a01b0382168203610122575f9384938493849361148891849161379e565b5af1156114a6575f516020613ebc5f395f51905f5291604091611383565b5082610b806114b3612818565b604051632ff1692760e11b815293849360048501612ecc565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff811681036101225760041615611591576004356001600160a01b03811694858203610122576115228561151a8484613210565b94848461389b565b15611585579061153191613210565b908181039486145f146115775714155b61155f575050505f516020613ebc5f395f51905f5291604091611383565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f1984011015611541565b610b80856113cc612818565b9460043594909390929091506001600160a01b0385168503610122575f516020613ebc5f395f51905f529560409561144a93612ded565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112c9565b508615156112be565b5060028214156112b8565b639c318ecf60e01b5f5260045ffd5b5087156112a8565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146111af565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611192565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116c764ffffffffff916119f5565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116ee826119f5565b16421015611134565b61170664ffffffffff916119f5565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117846004610fb6565b906001600160a01b036117976004611764565b1633036119ba578154600160a21b166109c1576117b46044611740565b60ff81166003811161097157506117cb6064611740565b6107f861ffff6117dc610124611a95565b169260031b169060ff6301010305831c198216166119a4575063fa6464fa60ff911c1690815f198201101561198f5750508480611976575b80611959575b6115fe578215158061194f575b611938576001600160a01b03841694801561193257600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561192e578115801561191e575b611907575f8080809334905af13d15611902573d6001600160401b03811161090357604051906118da601f8201601f19166020018361102f565b81525f60203d92013e5b156118ec5750565b63e913266560e01b5f526004523460245260445ffd5b6118e4565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b0382146118a0565b5050565b5f611842565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611827565b506024356001600160a01b0381169081810361012257501561181a565b5060443560ff8116808203610122576003915014611814565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461192e576001600160a01b0382168015908115611a70575b50610bd8575060d81c80151580611a66575b611a505750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a49565b33811415915081611a83575b505f611a37565b6001600160a01b03141590505f611a7c565b3561ffff811681036101225790565b60405190604082018281106001600160401b03821117610903576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b919093925f946044359060ff821691828103610122575060038214938480612779575b836127645760643560ff811681036101225760041615945b85158061275b575b6127445781158061273b575b611907571561272f576126f1576024356001600160a01b038116141560e081905261012257611b7e6024356127ee565b156126e957925b15611caa57505080611ca55750611b9b816131b7565b60e05161012257600435916001600160a01b038316830361012257611bc3828460243561379e565b611bcf82826004613092565b9050611c865790611bdf9161334d565b9081611bea5750505b565b5f60e052611bfa30602435613210565b60205f60405182810190630d0e30db60e41b825260048152611c1d60248261102f565b5190866024355af13d80611c75575b5015611c4d5790611c4583611be8949330602435613850565b6024356133bd565b50610b80611c59612818565b6040516372871d2960e01b815293849360243560048601612db9565b601f60015f5114911116165f611c2c565b611c8f906131b7565b906307c22c3360e11b5f5260045260245260445ffd5b611b9b565b60018103611cc057505050611be89060046129a9565b6002036120475750505f915f925b8251841015611cff57611cf76001916060610120611cec88886110a6565b510151015190611099565b930192611cce565b919250611d0a611aa4565b916001905b808211156120215750611d2190611067565b82525f935b8351851015611e845792611d3a85826110a6565b5193610120850192846101c0855101526080860151845160408101518260208301515f945b611e1557505050608001510260c0870190815101905260a05f9601955b8651811c8015611e0257906001611df8921615611dfd5785516020808201516040830151611deb9190850201611de560a0850151946080611dd1848360c081015161010060e0830151920151920135901c1790565b910151029460148d51930135901c82613cb3565b906110a6565b510190815103905261299b565b611d7c565b61299b565b5050600190960195919450909150611d26565b8183611e2481949d9a9d613058565b9390928484011c9485930201920282015b808303611e4557509a979a611d5f565b611e549150809286600461346d565b9291960195809215611e69575b508290611e35565b611e7e9085611e76612818565b91038b6139ff565b5f611e61565b9350919060200151805b611e96575050565b8051610100526020810151606060408301519201519160e051610122576004356001600160a01b038116900361012257611ed86101005160043560243561385d565b9003908082141580611f18575b611ef157505080611e8e565b5f60e0526324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b505f959094919291865b855181101561201057611f3581876110a6565b515f9061012081015160608101519160a060808201519101511916916080820151925b818510611f6c575050505050600101611f22565b909192939b6001828e1c161561200757602084015160408501518e02016004356001600160a01b038116900361012257803560601c6004356001600160a01b031614801590611fee575b611fe45760c085015160e0860151610100870151600194938993013590911c1702019c5b0193929190611f58565b509b600190611fda565b5060a085015161010051906014830135901c1415611fb6565b9b600190611fda565b509490959291928103821415611ee5565b908060019693969594951b90808204600214901517156106965790949194939293611d0f565b929392156123ea5760e05161012257806123e55750612065816131b7565b61207130602435613210565b926004356001600160a01b03811690036101225761209482600435602435613314565b61209e8351611067565b945f5b84518110156120cd578060806120b9600193886110a6565b5101516120c6828a6110a6565b52016120a1565b509091936120dd86856004613af4565b6120e986856004613b73565b5f5b84518110156121a9576120fe81866110a6565b5161210982896110a6565b5161012082015160408101518260208301515f945b612140575050506001939291608060c0920151029101908151019052016120eb565b818361214c8194613058565b9390928484011c9485930201920282015b80830361216a575061211e565b61217991508092866004613c15565b929196019580921561218e575b50829061215d565b6121a3908561219b612818565b9103896139ff565b5f612186565b50919450926121b8908361334d565b916121c530602435613210565b9082821080156123da575b6123b357838383030361220b575b505050806121e95750565b6004356001600160a01b038116900361012257611be8906004356024356133bd565b939491909281840303945f935f955f60c0525f60c0526020945b815160c05110156123a15761223f60c099979951836110a6565b5193610120850151955f5b606088015181101561238b576001608088015160a08901511916821c161561238057602088015160408901518202019a308c3560601c14612366576004356001600160a01b0381169003610122578b3560601c6004356001600160a01b0316146123595760c089015160e08a01516101008b0151918e0135901c1760808a0151029c8c3560601c6001600160a01b0390911603612352575b8c019b8b3560601c9a8082118015612332575b61232657816001939261231d92039e039c604051906123148d8361102f565b5f82528a6139ff565b019a989a61224a565b9c9b505060019061231d565b5060e051610122578d61234b8e3560601c602435613210565b10156122f5565b505f6122e2565b9a506001909b999b61231d565b5088870151636209399d60e01b5f5260045260245260445ffd5b6001909b999b61231d565b5060c08051600101905297999795509350612225565b975050925093509150035f80806121de565b5092506324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b5083838303106121d0565b612065565b505f60e05291906004356001600160a01b03811690036101225790612413600435602435613210565b925f928392835b835186101561265e5761242d86856110a6565b516102405260806102405101516101206102405101516101605260406101605101519060206101605101515f6101e052815f6101e0525b6124e9575050506124a99061249b60806101605101516101e0510260c061024051019081510181525160e061024051015190611022565b60206102405101519161327d565b9380156124bd575b6001909501949361241a565b506004356001600160a01b03811690036101225760016124e26004356102405161329e565b90506124b1565b8280916124f584613058565b9390948486011c94020191028101610120525b6101205181036125185781612464565b6102005290975f97969592949193909291906024356001600160a01b0381169003610122576004356001600160a01b038116900361012257610160516040818101516102205260e08201516101a0526101008201516101c05260809091015161018052516101408181526323b872dd60e01b90915251600480359101525b610200513560601c60146102005101356101a0511c6101c0511790806024610140510152610180518202604461014051015260015f528160205f6064610140518260243562061a80f19b61022051610200510161020052019a601e5f193d011160015f51141616911590308114901517171061012051610200511481111561261e5750612596565b9094919593999296979861020051506101e051016101e05261020051906125085761265961264a612818565b846102005103610240516139ff565b612508565b91959094509091506004356001600160a01b038116900361012257612687600435602435613210565b90808210156126e05703915b8183119081156126ca575b506126a7575050565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b9050806126d8575b5f61269e565b5081156126d2565b50505f91612693565b505f92611b85565b505050505090915061270534826004613092565b919091612710575090565b612719906131b7565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b4e565b836307c22c3360e11b5f526004525f60245260445ffd5b50831515611b42565b8580612771575b94611b3a565b50801561276b565b506024356001600160a01b03811690818103610122575015611b22565b81156127a0570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b01906127c5575050565b90925b602084359182811160051b9081521852602060405f209301928184036127c8575b925050565b803b156127f85750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d9060408211612839575b604051918083525f602084013e60608201604052565b60409150612823565b9190915f906101208101516128ce5760408101519360e08201516101008301519082612877602086015160c087015190611099565b905b61288a575050505060800151029150565b87809161289686613058565b9390966128a38589611099565b1c960201910281015b888183106128bc57505083612879565b9091968735841c8517019601906128ac565b6080810151909360608501939192505f9160408601916020870191845b875186101561299057600183871c16156129875783518551908188029188830414881517156106965761293b9161292191611099565b8a60c081015161010060e0830151920151920135901c1790565b908782029161294a8984612796565b1480159061297c575b6129645701946001905b01946128eb565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612953565b9460019061295d565b975095505050505050565b5f1981146106965760010190565b60208101916129c96129ba84611764565b6129c384611764565b90613210565b9360608301915f805b8251821015612c99576129e882849695966110a6565b5160806129f584866110a6565b51015161012082015160408101518260208301515f945b612b495750505090608060c0920151029101908151019052610120612a3183856110a6565b510151935f956101a086019960a08701975b8b51811c8015612b005760011615612af75760208801516040890151820201803560601c908c6001600160a01b03612a7a8e611764565b168314612aeb5790612a8e612a9e92611764565b9060148d51910135901c90613022565b6001600160a01b0316919091149050612abf57612aba9061299b565b612a43565b612ac88b611764565b6324ad4cb160e11b5f5260018060a01b03166004525f602452600160445260645ffd5b505050612aba9061299b565b612aba9061299b565b50509950929550929350612b3e600191612b386080612b1f89896110a6565b51015160a0612b2e8a8a6110a6565b51015119166136fc565b90611099565b9401909291936129d2565b8c8c848093612b5a9d9e9d86613058565b9590968688011c960201930283015b8d818503612b7e5750505050819a999a612a0c565b9092979193612ba1612b9b612b956002939b611764565b96611764565b92611740565b16612c8e576323b872dd905b60408801519160a0890151905f926040519160e01b8252600482015260015f525b8a3560601c9a8b60248301526014810135831c60448301528460205f606485828d62061a80f191019b601e5f193d011160015f51141615612c7c573081149015171096868c148811612c7557505050905f92915b612c4e575b500195809215612c3b575b508c8e91612b69565b612c48908561219b612818565b5f612c32565b612c63612c5d6001928b611022565b89613cfc565b1b6101a088019081511790525f612c27565b9650612bce565b50925050505f92919450938294612c22565b6342842e0e90612bad565b92949593505094612cb5612cac84611764565b6129c387611764565b900314612db357915f925b8451841015612dac57612cd5848694966110a6565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612d955760019081855187511916821c1615612d905760208701516040880151820201828060a01b03612d2b8a611764565b16813560601c14612d8a57612d5b612d428b611764565b8d612d4c8c611764565b90516014850135901c91613901565b15612d69575b505b01612cf4565b604051612d8491612d7b60208361102f565b5f82528c6139ff565b5f612d61565b50612d63565b612d63565b509997509397505050506001919250019290612cc0565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612dea929101906119d1565b90565b9290612df98185613210565b92612e048186613210565b90612e118482858961389b565b15612ebe576001600160a01b0381811690841614612e7f5783612e3f9392612e399288613850565b84613210565b9282841080612e74575b612e535750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612e49565b915093809350612e8f9250613210565b90828203612e9c57505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b80866113cc612818565b612dea93926060928252602082015281604082015201906119d1565b9392919091612ef881848761385d565b612f0382848861385d565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612f6160e48261102f565b5190828d5af13d80613011575b50156130035714918215612ff857612f89845f935b8a61385d565b9003908103612fd65750612fcf57612fa1918561385d565b0391818303612faf57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612f89848893612f83565b8289610b808a6113cc612818565b601f60015f5114911116165f612f6e565b905f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d1116918261305257565b5f519150565b905f916001811615613074575b806001612dea920119166136fc565b9150612dea61308883195f198501166136fc565b92831c9050613065565b90915f5f9360205f9401915b81518510156131af576130b185836110a6565b519361012085016130c760808251015183612796565b610140825101526130d785611764565b6101808251019060018060a01b031690526080860151815160408101518260208301515f945b61314757505050906080610160920151029160c08801928351018352510151613139579060e0600193925180920396015190030194019361309e565b505094505050505090600190565b81836131538194613058565b9390928484011c9485930201920282015b80830361317157506130fd565b61317e9150809286613936565b9291960195809215613193575b508290613164565b6131a9908d866131a1612818565b9203906139ff565b5f61318b565b959350505050565b5f9190825b81518410156127e9576132086001916131f36101206131db88876110a6565b51015160806131ea89886110a6565b51015190612842565b60206131ff88876110a6565b5101519161327d565b9301926131bc565b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d111680613274575b15613254575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f51925061324b565b9190820191821061328c575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106132d55750505050505f90565b600182821c161561330c57602083015160408401518202013560601c849003613302576001905b016132c5565b5050505050600190565b6001906132fc565b929190926133228482613210565b9061332f8330878461389b565b1561333f5793611be89394613ad8565b8490610b80846113cc612818565b5f5f935f945b83518610156133975761337d60019160c061336e89886110a6565b51015160206131ff8a896110a6565b9260e061338a88876110a6565b5101510195019491613353565b9250929093508082036133a8575050565b6307c22c3360e11b5f5260045260245260445ffd5b929190926133cb3082613210565b936133d68183613210565b9160205f6040518281019063a9059cbb60e01b825260018060a01b03861660248201528760448201526044815261340e60648261102f565b519082855af13d8061345c575b50156134365761343184611be896973084613ad8565b613850565b610b8084613442612818565b906040519485946372871d2960e01b865260048601612db9565b601f60015f5114911116165f61341b565b9390919060208501610260525b5f61348761026051611764565b9061349187611764565b604051906101208201604052637921219560e11b8252600482015260a060848201525f60a48201526101c0860151516102805260408601519060808701519060a0880151945f1960e08a01511c926101008a01518996601460e086019b0135891c198b525b6014880135891c908b5182186136a0575b5086883560601c98019783601f198a0135881684170291816024880152604487015281606487015260208c0182815101905260205f60c488828962061a80f1913d61367c575b15903081149015171710978c8814891161367657505050505050505b80936002831461360f5761360157505060a08301516014830135901c6101c0840151906135ab8161359c61026051611764565b6135a58a611764565b9061385d565b6040519260808401908482106001600160401b038311176109035784926135fa926040528484525f602085015260408401526135f36020820194855160608601528251613cb3565b90516110a6565b525261347a565b95505f945060011492509050565b5084608061364b61363161362561026051611764565b94604085015190611022565b8360c081015161010060e0830151920151920135901c1790565b9101516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b976134f6565b601f3d1160015f51141683111561354d575050505050505050509050600290613569565b9a509560209c988760059997991b5f1961028051510160051b9e8f5b821661028051010151898151148115176136dd57506020908101908f6136bc565b9c919a9e50509795979690968b61350757985050505050505050613569565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b9190816137ab9184613314565b478260015d60205f60405182810190632e1a7d4d60e01b8252856024820152602481526137d960448261102f565b519082875af13d8061383f575b50156137ff575f60015d470391818303612faf57505050565b5090610b8061380c612818565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119d1565b601f60015f5114911116165f6137e6565b929190612fa19084613210565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806132745715613254575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f929083906138e560848261102f565b51925af13d806138f3575090565b601f60015f51149111161690565b9161390c9192613022565b6001600160a01b0316801515929091508261392657505090565b6001600160a01b03161415919050565b61014081018051604083015160e084015161010085015160808601516101808701519199985f9889989195919489946001600160a01b0316939092915b8d813560601c906014830135861c179b878b038d116139ed57508b845f80808088860287620186a0f1930197019b159086811490151717109c8d88871410156139be579c9994613973565b50505050509497955b6139d657505085900390529291565b6101609195505f9450600192500152529190600190565b9c5050995050505050975060016139c7565b9092919261012082015190613a148183613d12565b613a1e8183613cfc565b94610100840151613ab357608091849596613aa59260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613a7b60208b0151936040519182918783526040602084015260408301906119d1565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b809190899060048501612ecc565b929190613ae59084613210565b900391818303612faf57505050565b5f9392915b8051851015613b62575b613b0d85846110a6565b5115613b6957613b5c613b30613b2387866110a6565b515f1981019019166136fc565b6001811b613b3e88876110a6565b5118613b4a88876110a6565b52613b5587846110a6565b5184613dcd565b15613b03575b5050509050565b9360010193613af9565b5f9392915b805180861015613bf5578590035f1901945b613b9486856110a6565b5115613c0b57613ba486856110a6565b516001905b6101008210613bfd57613bef9150613bc25f19916136fc565b016001811b613bd189886110a6565b5118613bdd89886110a6565b52613be888856110a6565b5185613dcd565b15613b8a575b505050509050565b80821c179060011b90613ba9565b6001019450613b78565b92919092613c2660205f9201611764565b60408581015160e0870151610100880151608090980151925163a9059cbb60e01b815260015f529093600482019360248301905b883560601c986014810135881c8c1799808852828b0284528a8760205f60448a828b62061a80f193019a019a1590151760015f511817108a8914811115613ca45750979697613c5a565b99505050505050505090925092565b80515f190192908284165b613cc881836110a6565b51151580613ce7575b15613ce0576001018416613cbe565b9350509050565b5083613cf382846110a6565b51511415613cd1565b6040612dea926020830151900391015190612796565b90803560601c8015613daa57308114908115613d92575b50613d705760c082015160e083015161010084015191830135901c1715613d4e575050565b613d5a90825192613cfc565b906369f66e7760e01b5f5260045260245260445ffd5b613d7c90825192613cfc565b90636209399d60e01b5f5260045260245260445ffd5b6101808401516001600160a01b03161490505f613d29565b50613db790825192613cfc565b9063d02e182560e01b5f5260045260245260445ffd5b9190613dea61012082015192839060406020830151920151020190565b90613df58284613d12565b813560601c906020850194613e1283613e0d88611764565b613210565b93613e54613e34828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613c15565b915050159283613ea2575b50508115613e86575b50613e7e57613431613e7994611764565b600190565b505050505f90565b6001600160a01b039150613e9990611764565b1681145f613e68565b613eb491613eae612818565b916139ff565b5f80613e5f56feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
