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
export const slotDistributorBytecode = '0x60808060405234601557613e9d908161001a8239f35b5f80fdfe6102606040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610ebf578063239af6a114610e305780633cc44cb714610d5e5780633ce5123614610d10578063405d30af14610cee57806364482ac414610c9057806375533abe14610bee578063b41c05e5146109e3578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611067565b925f5b8381106100f957604051602080825281906100f590820188610f66565b0390f35b8061010660019284611099565b845f5260205260405f205461011b82886110a6565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f11565b9060a0525f5c60015f5d6109d457610172610f99565b8054600160a21b81166109c15760843564ffffffffff811690818103610122578142106109aa57505060a43564ffffffffff8116908181141580610122578215158061099e575b610983575050506101ca9082611a07565b6044359060ff8216808303610122576003811161097157506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff1661095f575063fa6464fa60ff911c16805f1961ffff610124351601101561094257505f918315610933576001161592831593610917575b9161025c83611050565b9161026a604051938461102f565b838352601f1961027985611050565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba81886110a6565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f1901612757565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611acd565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a05101013560608501526080610144359420612775565b0361061e576103f6610120870151918460a05101611acd565b60ff610400611730565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612803565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f19820191821161069657602091610678916110a6565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a6110a6565b5101518160a051013511156102c5565b6106e28387926101643584611aff565b6106ec8251611067565b6106f68351611067565b925f5b81518110156107b3578061070f600192846110a6565b5160808101908151156107ac5760a0810191825161072d858b6110a6565b52518251191661073d84886110a6565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a6110a6565b51905182519182526020820152a35b016106f9565b604081015160608201516107a385896110a6565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f66565b908382036020850152610f66565b6107f59034611022565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b03821117610903576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101e08301928084106001600160401b03851117610903576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201526108e8611aa4565b6101c08201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361092961174e565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b36600319016102808112610122576101601361012257610a01610efa565b610a09610f41565b610a11610f56565b60a0366101e3190112610122575f5c60015f5d6109d4576001600160a01b03610a3861174e565b163303610bd05760ff610a49611730565b16151580610bbb575b610b9e57602435926001600160a01b03841680850361012257610a74856127af565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ae16101048261102f565b5190828a5af13d80610b8d575b5050610af86127d9565b9060205f6044819960405190636eb1769f60e11b82523360048301523060248301525afa601f3d1116610b84575b808710610b4857610b436101c4358664ffffffffff891687611778565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b809060848301906119d1565b0390fd5b5f519650610b26565b601f60015f51149111161687610aee565b60ff610ba8611730565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bc8611730565b161415610a52565b610bd8610f99565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109d4576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bd8578054600160a21b16610c7e57600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610cac600435610fd3565b90604051926003851015610cda57608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d2e610efa565b610d36610f41565b610d3e610f56565b5f5c60015f5d6109d457610b439264ffffffffff6101c435931690611778565b346101225736600319016102808112610122576101601361012257610d81610ee3565b610204356001600160401b03811161012257610da1903690600401610f11565b9091610244356001600160401b03811161012257610dc3903690600401610f11565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109d4576001600160a01b0382169533879003610e1957610b43965061022435926101e435906101c4359061018435610164356110ce565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e53610ee3565b610204356001600160401b03811161012257610e73903690600401610f11565b9190610244356001600160401b03811161012257610e95903690600401610f11565b915f5c60015f5d6109d457610b439461022435916101e4356101c4358761018435610164356110ce565b3461012257610160366003190112610122576020610edb610f99565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f835750505090565b8251845260209384019390920191600101610f76565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661101657600160a11b82161561100b576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b0382111761090357604052565b6001600160401b0381116109035760051b60200190565b9061107182611050565b61107e604051918261102f565b828152809261108f601f1991611050565b0190602036910137565b9190820180921161069657565b80518210156110ba5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661171d57608464ffffffffff611112826119f5565b1642106116f7575060a464ffffffffff61112b826119f5565b161515806116de575b6116b85750600160a01b16156116a5576101006004013563ffffffff81168091036101225761ffff611167610124611a95565b16908d611179838381015f1901612757565b8091101561168f57508d82029003908082101561168857505b808b101561167257506001600160a01b0387169889158015611669575b611656576080926112479695949260758d61120a94604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c605582015220612775565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220612775565b610144350361164357855f528660205260405f208054600181881c1661162c576001871b17905582156116155760443560ff81169081810361012257506024359260018060a01b03841694858514159283610122576003811490818061160d575b6115fe57600181148015806115f3575b806115ea575b6115c85780806115df575b6115c8576112d6886127af565b156114045750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113f75760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261134b60848261102f565b519082885af13d806113e6575b50156113be5785141592836113ab575b50505061139057505f516020613e7d5f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113b593506138c2565b155f8080611368565b5082610b80836113cc6127d9565b906040519485946308c5d52960e11b865260048601612d7a565b601f60015f5114911116165f611358565b60205f6342842e0e611314565b6002919294509896929897959497145f1461144f575050600435946001600160a01b0386168603610122575f516020613e7d5f395f51905f529660409661144a94612ea9565b611383565b94969395509093156114df5784146114cc57600435906001600160a01b0382168203610122575f9384938493849361148891849161375f565b5af1156114a6575f516020613e7d5f395f51905f5291604091611383565b5082610b806114b36127d9565b604051632ff1692760e11b815293849360048501612e8d565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff811681036101225760041615611591576004356001600160a01b03811694858203610122576115228561151a84846131d1565b94848461385c565b156115855790611531916131d1565b908181039486145f146115775714155b61155f575050505f516020613e7d5f395f51905f5291604091611383565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f1984011015611541565b610b80856113cc6127d9565b9460043594909390929091506001600160a01b0385168503610122575f516020613e7d5f395f51905f529560409561144a93612dae565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112c9565b508615156112be565b5060028214156112b8565b639c318ecf60e01b5f5260045ffd5b5087156112a8565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146111af565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611192565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116c764ffffffffff916119f5565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116ee826119f5565b16421015611134565b61170664ffffffffff916119f5565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117846004610fb6565b906001600160a01b036117976004611764565b1633036119ba578154600160a21b166109c1576117b46044611740565b60ff81166003811161097157506117cb6064611740565b6107f861ffff6117dc610124611a95565b169260031b169060ff6301010305831c198216166119a4575063fa6464fa60ff911c1690815f198201101561198f5750508480611976575b80611959575b6115fe578215158061194f575b611938576001600160a01b03841694801561193257600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561192e578115801561191e575b611907575f8080809334905af13d15611902573d6001600160401b03811161090357604051906118da601f8201601f19166020018361102f565b81525f60203d92013e5b156118ec5750565b63e913266560e01b5f526004523460245260445ffd5b6118e4565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b0382146118a0565b5050565b5f611842565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611827565b506024356001600160a01b0381169081810361012257501561181a565b5060443560ff8116808203610122576003915014611814565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461192e576001600160a01b0382168015908115611a70575b50610bd8575060d81c80151580611a66575b611a505750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a49565b33811415915081611a83575b505f611a37565b6001600160a01b03141590505f611a7c565b3561ffff811681036101225790565b60405190604082018281106001600160401b03821117610903576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b91909392935f9460443560ff81169081810361012257506003811492838061273a575b826127255760643560ff811681036101225760041615935b84158061271c575b612705578115806126fc575b61190757156126f0576126b2576024356001600160a01b0381161415948561012257611b7b6024356127af565b156126aa57925b15611ca357505080611c9d5750611b9882613178565b905b61012257600435916001600160a01b038316830361012257611bbf828460243561375f565b611bcb82826004613053565b9050611c7e5790611bdb9161330e565b9081611be65750505b565b611bf2306024356131d1565b60205f60405182810190630d0e30db60e41b825260048152611c1560248261102f565b5190866024355af13d80611c6d575b5015611c455790611c3d83611be4949330602435613811565b60243561337e565b50610b80611c516127d9565b6040516372871d2960e01b815293849360243560048601612d7a565b601f60015f5114911116165f611c24565b611c8790613178565b906307c22c3360e11b5f5260045260245260445ffd5b90611b9a565b60018103611cba5750505050611be490600461296a565b94959460020361204d5750505f925f935b8351851015611cfc57611cf46001916060610120611ce989896110a6565b510151015190611099565b940193611ccb565b9291909350611d09611aa4565b926001905b808211156120255750611d2090611067565b83525f945b8251861015611e8d57611d3b86849693966110a6565b5194610120860193856101c0865101526080870151855160408101518260208301515f945b611e1e57505050608001510260c0880190815101905260a05f9701965b8751811c8015611e0b57906001611e01921615611e0657876020611df48951611dee611db486839060406020830151920151020190565b91601460a0820151916080611ddd868360c081015161010060e0830151920151920135901c1790565b910151029651930135901c82613c74565b906110a6565b510190815103905261295c565b611d7d565b61295c565b5050600190970196929550919250611d25565b8183611e2d81949e9b9e613019565b9390928484011c9485930201920282015b808303611e4e57509b989b611d60565b611e5d9150809286600461342e565b9291960195809215611e72575b508290611e3e565b611e879085611e7f6127d9565b91038c6139c0565b5f611e6a565b939450909160200151805b611ea157505050565b805160c0526020810151606060408301519201519183610122576004356001600160a01b038116900361012257611edf60c05160043560243561381e565b9003908082141580611f1b575b611ef857505080611e98565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b50945f96919396505f965f5b865181101561201457611f3a81886110a6565b515f9061012081015160608101519160a060808201519101511916916080820151925b818510611f71575050505050600101611f27565b909192939c6001828f1c161561200b57602084015160408501518f02016004356001600160a01b038116900361012257803560601c6004356001600160a01b031614801590611ff3575b611fe95760c085015160e0860151610100870151600194938993013590911c1702019d5b0193929190611f5d565b509c600190611fdf565b5060a085015160c051906014830135901c1415611fbb565b9c600190611fdf565b509391969590958103821415611eec565b90806001979397969495961b9080820460021490151715610696579095919594939294611d0e565b919391156123e4578361012257806123de575061206982613178565b905b612077306024356131d1565b946004356001600160a01b03811690036101225761209a836004356024356132d5565b6120a48451611067565b955f5b85518110156120d3578060806120bf600193896110a6565b5101516120cc828b6110a6565b52016120a7565b50909192946120e487866004613ab5565b6120f087866004613b34565b5f5b85518110156121b05761210581876110a6565b51612110828a6110a6565b5161012082015160408101518260208301515f945b612147575050506001939291608060c0920151029101908151019052016120f2565b81836121538194613019565b9390928484011c9485930201920282015b8083036121715750612125565b61218091508092866004613bd6565b9291960195809215612195575b508290612164565b6121aa90856121a26127d9565b9103896139c0565b5f61218d565b5091946121c0919396508461330e565b926121cd306024356131d1565b9083821080156123d3575b6123ac578484830303612214575b50505050806121f25750565b6004356001600160a01b038116900361012257611be49060043560243561337e565b92955f9592949193919291869190825b8151891015612399579261223889836110a6565b5194610120860151925f955b6060850151871015612385576001608089015160a08a01511916881c161561237b57602085015160408601518802019330853560601c14612360576004356001600160a01b038116900361012257843560601c6004356001600160a01b0316146123555760c086015160e087015161010088015191870135901c1760808701510291853560601c6001600160a01b039091160361234d57905b0195833560601c938b610122576122fa903560601c6024356131d1565b8781108a8f8261233c575b505061231857506001905b019592612244565b876324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b8d0303828a03111590508a8f612305565b505f906122dd565b966001919450612310565b8760208a0151636209399d60e01b5f5260045260245260445ffd5b9295600190612310565b6001909b019a919650919450909150612224565b505096945050935050035f8080806121e6565b5083836324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b5084848303106121d8565b9061206b565b50909291506004356001600160a01b0381169003610122579061240b6004356024356131d1565b925f928392835b83518610156126425761242586856110a6565b516102008190526080810151610120918201519182905260408201516020909201515f6101a052815b6124d3575050506124939061248560806101205101516101a0510260c061020051019081510181525160e061020051015190611022565b60206102005101519161323e565b9380156124a7575b60019095019493612412565b506004356001600160a01b03811690036101225760016124cc6004356102005161325f565b905061249b565b8280916124df84613019565b9390948486011c9402019102810160e0525b60e0518103612500578161244e565b6101c05290975f97969592949193909291906024356001600160a01b0381169003610122576004356001600160a01b038116900361012257610120516040818101516101e05260e082015161016052610100808301516101805260809092015161014052518082526323b872dd60e01b905251600480359101525b6101c0513560601c60146101c0510135610160511c610180511790806024610100510152610140518202604461010051015260015f528160205f6064610100518260243562061a80f19b6101e0516101c051016101c052019a601e5f193d011160015f51141616911590308114901517171060e0516101c05114811115612602575061257b565b909491959399929697986101c051506101a051016101a0526101c051906124f15761263d61262e6127d9565b846101c05103610200516139c0565b6124f1565b91959094509091506004356001600160a01b03811690036101225761266b6004356024356131d1565b90808210156126a15703915b81831190811561268b575b50611ef8575050565b905080612699575b5f612682565b508115612693565b50505f91612677565b505f92611b82565b50505050509091506126c634826004613053565b9190916126d1575090565b6126da90613178565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b4e565b826307c22c3360e11b5f526004525f60245260445ffd5b50821515611b42565b8480612732575b93611b3a565b50801561272c565b506024356001600160a01b03811690818103610122575015611b22565b8115612761570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b0190612786575050565b90925b602084359182811160051b9081521852602060405f20930192818403612789575b925050565b803b156127b95750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d90604082116127fa575b604051918083525f602084013e60608201604052565b604091506127e4565b9190915f9061012081015161288f5760408101519360e08201516101008301519082612838602086015160c087015190611099565b905b61284b575050505060800151029150565b87809161285786613019565b9390966128648589611099565b1c960201910281015b8881831061287d5750508361283a565b9091968735841c85170196019061286d565b6080810151909360608501939192505f9160408601916020870191845b875186101561295157600183871c1615612948578351855190818802918883041488151715610696576128fc916128e291611099565b8a60c081015161010060e0830151920151920135901c1790565b908782029161290b8984612757565b1480159061293d575b6129255701946001905b01946128ac565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612914565b9460019061291e565b975095505050505050565b5f1981146106965760010190565b602081019161298a61297b84611764565b61298484611764565b906131d1565b9360608301915f805b8251821015612c5a576129a982849695966110a6565b5160806129b684866110a6565b51015161012082015160408101518260208301515f945b612b0a5750505090608060c09201510291019081510190526101206129f283856110a6565b510151935f956101a086019960a08701975b8b51811c8015612ac15760011615612ab85760208801516040890151820201803560601c908c6001600160a01b03612a3b8e611764565b168314612aac5790612a4f612a5f92611764565b9060148d51910135901c90612fe3565b6001600160a01b0316919091149050612a8057612a7b9061295c565b612a04565b612a898b611764565b6324ad4cb160e11b5f5260018060a01b03166004525f602452600160445260645ffd5b505050612a7b9061295c565b612a7b9061295c565b50509950929550929350612aff600191612af96080612ae089896110a6565b51015160a0612aef8a8a6110a6565b51015119166136bd565b90611099565b940190929193612993565b8c8c848093612b1b9d9e9d86613019565b9590968688011c960201930283015b8d818503612b3f5750505050819a999a6129cd565b9092979193612b62612b5c612b566002939b611764565b96611764565b92611740565b16612c4f576323b872dd905b60408801519160a0890151905f926040519160e01b8252600482015260015f525b8a3560601c9a8b60248301526014810135831c60448301528460205f606485828d62061a80f191019b601e5f193d011160015f51141615612c3d573081149015171096868c148811612c3657505050905f92915b612c0f575b500195809215612bfc575b508c8e91612b2a565b612c0990856121a26127d9565b5f612bf3565b612c24612c1e6001928b611022565b89613cbd565b1b6101a088019081511790525f612be8565b9650612b8f565b50925050505f92919450938294612be3565b6342842e0e90612b6e565b92949593505094612c76612c6d84611764565b61298487611764565b900314612d7457915f925b8451841015612d6d57612c96848694966110a6565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612d565760019081855187511916821c1615612d515760208701516040880151820201828060a01b03612cec8a611764565b16813560601c14612d4b57612d1c612d038b611764565b8d612d0d8c611764565b90516014850135901c916138c2565b15612d2a575b505b01612cb5565b604051612d4591612d3c60208361102f565b5f82528c6139c0565b5f612d22565b50612d24565b612d24565b509997509397505050506001919250019290612c81565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612dab929101906119d1565b90565b9290612dba81856131d1565b92612dc581866131d1565b90612dd28482858961385c565b15612e7f576001600160a01b0381811690841614612e405783612e009392612dfa9288613811565b846131d1565b9282841080612e35575b612e145750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612e0a565b915093809350612e5092506131d1565b90828203612e5d57505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b80866113cc6127d9565b612dab93926060928252602082015281604082015201906119d1565b9392919091612eb981848761381e565b612ec482848861381e565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612f2260e48261102f565b5190828d5af13d80612fd2575b5015612fc45714918215612fb957612f4a845f935b8a61381e565b9003908103612f975750612f9057612f62918561381e565b0391818303612f7057505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612f4a848893612f44565b8289610b808a6113cc6127d9565b601f60015f5114911116165f612f2f565b905f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d1116918261301357565b5f519150565b905f916001811615613035575b806001612dab920119166136bd565b9150612dab61304983195f198501166136bd565b92831c9050613026565b90915f5f9360205f9401915b81518510156131705761307285836110a6565b5193610120850161308860808251015183612757565b6101408251015261309885611764565b6101808251019060018060a01b031690526080860151815160408101518260208301515f945b61310857505050906080610160920151029160c088019283510183525101516130fa579060e0600193925180920396015190030194019361305f565b505094505050505090600190565b81836131148194613019565b9390928484011c9485930201920282015b80830361313257506130be565b61313f91508092866138f7565b9291960195809215613154575b508290613125565b61316a908d866131626127d9565b9203906139c0565b5f61314c565b959350505050565b5f9190825b81518410156127aa576131c96001916131b461012061319c88876110a6565b51015160806131ab89886110a6565b51015190612803565b60206131c088876110a6565b5101519161323e565b93019261317d565b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d111680613235575b15613215575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f51925061320c565b9190820191821061324d575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106132965750505050505f90565b600182821c16156132cd57602083015160408401518202013560601c8490036132c3576001905b01613286565b5050505050600190565b6001906132bd565b929190926132e384826131d1565b906132f08330878461385c565b156133005793611be49394613a99565b8490610b80846113cc6127d9565b5f5f935f945b83518610156133585761333e60019160c061332f89886110a6565b51015160206131c08a896110a6565b9260e061334b88876110a6565b5101510195019491613314565b925092909350808203613369575050565b6307c22c3360e11b5f5260045260245260445ffd5b9291909261338c30826131d1565b9361339781836131d1565b9160205f6040518281019063a9059cbb60e01b825260018060a01b0386166024820152876044820152604481526133cf60648261102f565b519082855af13d8061341d575b50156133f7576133f284611be496973084613a99565b613811565b610b80846134036127d9565b906040519485946372871d2960e01b865260048601612d7a565b601f60015f5114911116165f6133dc565b9390919060208501610220525b5f61344861022051611764565b9061345287611764565b604051906101208201604052637921219560e11b8252600482015260a060848201525f60a48201526101c0860151516102405260408601519060808701519060a0880151945f1960e08a01511c926101008a01518996601460e086019b0135891c198b525b6014880135891c908b518218613661575b5086883560601c98019783601f198a0135881684170291816024880152604487015281606487015260208c0182815101905260205f60c488828962061a80f1913d61363d575b15903081149015171710978c8814891161363757505050505050505b8093600283146135d0576135c257505060a08301516014830135901c6101c08401519061356c8161355d61022051611764565b6135668a611764565b9061381e565b6040519260808401908482106001600160401b038311176109035784926135bb926040528484525f602085015260408401526135b46020820194855160608601528251613c74565b90516110a6565b525261343b565b95505f945060011492509050565b5084608061360c6135f26135e661022051611764565b94604085015190611022565b8360c081015161010060e0830151920151920135901c1790565b9101516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b976134b7565b601f3d1160015f51141683111561350e57505050505050505050905060029061352a565b9a509560209c988760059997991b5f1961024051510160051b9e8f5b8216610240510101518981511481151761369e57506020908101908f61367d565b9c919a9e50509795979690968b6134c85798505050505050505061352a565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91908161376c91846132d5565b478260015d60205f60405182810190632e1a7d4d60e01b82528560248201526024815261379a60448261102f565b519082875af13d80613800575b50156137c0575f60015d470391818303612f7057505050565b5090610b806137cd6127d9565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119d1565b601f60015f5114911116165f6137a7565b929190612f6290846131d1565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806132355715613215575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f929083906138a660848261102f565b51925af13d806138b4575090565b601f60015f51149111161690565b916138cd9192612fe3565b6001600160a01b031680151592909150826138e757505090565b6001600160a01b03161415919050565b61014081018051604083015160e084015161010085015160808601516101808701519199985f9889989195919489946001600160a01b0316939092915b8d813560601c906014830135861c179b878b038d116139ae57508b845f80808088860287620186a0f1930197019b159086811490151717109c8d888714101561397f579c9994613934565b50505050509497955b61399757505085900390529291565b6101609195505f9450600192500152529190600190565b9c505099505050505097506001613988565b90929192610120820151906139d58183613cd3565b6139df8183613cbd565b94610100840151613a7457608091849596613a669260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613a3c60208b0151936040519182918783526040602084015260408301906119d1565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b809190899060048501612e8d565b929190613aa690846131d1565b900391818303612f7057505050565b5f9392915b8051851015613b23575b613ace85846110a6565b5115613b2a57613b1d613af1613ae487866110a6565b515f1981019019166136bd565b6001811b613aff88876110a6565b5118613b0b88876110a6565b52613b1687846110a6565b5184613d8e565b15613ac4575b5050509050565b9360010193613aba565b5f9392915b805180861015613bb6578590035f1901945b613b5586856110a6565b5115613bcc57613b6586856110a6565b516001905b6101008210613bbe57613bb09150613b835f19916136bd565b016001811b613b9289886110a6565b5118613b9e89886110a6565b52613ba988856110a6565b5185613d8e565b15613b4b575b505050509050565b80821c179060011b90613b6a565b6001019450613b39565b92919092613be760205f9201611764565b60408581015160e0870151610100880151608090980151925163a9059cbb60e01b815260015f529093600482019360248301905b883560601c986014810135881c8c1799808852828b0284528a8760205f60448a828b62061a80f193019a019a1590151760015f511817108a8914811115613c655750979697613c1b565b99505050505050505090925092565b80515f190192908284165b613c8981836110a6565b51151580613ca8575b15613ca1576001018416613c7f565b9350509050565b5083613cb482846110a6565b51511415613c92565b6040612dab926020830151900391015190612757565b90803560601c8015613d6b57308114908115613d53575b50613d315760c082015160e083015161010084015191830135901c1715613d0f575050565b613d1b90825192613cbd565b906369f66e7760e01b5f5260045260245260445ffd5b613d3d90825192613cbd565b90636209399d60e01b5f5260045260245260445ffd5b6101808401516001600160a01b03161490505f613cea565b50613d7890825192613cbd565b9063d02e182560e01b5f5260045260245260445ffd5b9190613dab61012082015192839060406020830151920151020190565b90613db68284613cd3565b813560601c906020850194613dd383613dce88611764565b6131d1565b93613e15613df5828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613bd6565b915050159283613e63575b50508115613e47575b50613e3f576133f2613e3a94611764565b600190565b505050505f90565b6001600160a01b039150613e5a90611764565b1681145f613e29565b613e7591613e6f6127d9565b916139c0565b5f80613e2056feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeBytecode = '0x6102606040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610ebf578063239af6a114610e305780633cc44cb714610d5e5780633ce5123614610d10578063405d30af14610cee57806364482ac414610c9057806375533abe14610bee578063b41c05e5146109e3578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611067565b925f5b8381106100f957604051602080825281906100f590820188610f66565b0390f35b8061010660019284611099565b845f5260205260405f205461011b82886110a6565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f11565b9060a0525f5c60015f5d6109d457610172610f99565b8054600160a21b81166109c15760843564ffffffffff811690818103610122578142106109aa57505060a43564ffffffffff8116908181141580610122578215158061099e575b610983575050506101ca9082611a07565b6044359060ff8216808303610122576003811161097157506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff1661095f575063fa6464fa60ff911c16805f1961ffff610124351601101561094257505f918315610933576001161592831593610917575b9161025c83611050565b9161026a604051938461102f565b838352601f1961027985611050565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba81886110a6565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f1901612757565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611acd565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a05101013560608501526080610144359420612775565b0361061e576103f6610120870151918460a05101611acd565b60ff610400611730565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612803565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f19820191821161069657602091610678916110a6565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a6110a6565b5101518160a051013511156102c5565b6106e28387926101643584611aff565b6106ec8251611067565b6106f68351611067565b925f5b81518110156107b3578061070f600192846110a6565b5160808101908151156107ac5760a0810191825161072d858b6110a6565b52518251191661073d84886110a6565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a6110a6565b51905182519182526020820152a35b016106f9565b604081015160608201516107a385896110a6565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f66565b908382036020850152610f66565b6107f59034611022565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b03821117610903576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101e08301928084106001600160401b03851117610903576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201526108e8611aa4565b6101c08201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361092961174e565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b36600319016102808112610122576101601361012257610a01610efa565b610a09610f41565b610a11610f56565b60a0366101e3190112610122575f5c60015f5d6109d4576001600160a01b03610a3861174e565b163303610bd05760ff610a49611730565b16151580610bbb575b610b9e57602435926001600160a01b03841680850361012257610a74856127af565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ae16101048261102f565b5190828a5af13d80610b8d575b5050610af86127d9565b9060205f6044819960405190636eb1769f60e11b82523360048301523060248301525afa601f3d1116610b84575b808710610b4857610b436101c4358664ffffffffff891687611778565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b809060848301906119d1565b0390fd5b5f519650610b26565b601f60015f51149111161687610aee565b60ff610ba8611730565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bc8611730565b161415610a52565b610bd8610f99565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109d4576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bd8578054600160a21b16610c7e57600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610cac600435610fd3565b90604051926003851015610cda57608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d2e610efa565b610d36610f41565b610d3e610f56565b5f5c60015f5d6109d457610b439264ffffffffff6101c435931690611778565b346101225736600319016102808112610122576101601361012257610d81610ee3565b610204356001600160401b03811161012257610da1903690600401610f11565b9091610244356001600160401b03811161012257610dc3903690600401610f11565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109d4576001600160a01b0382169533879003610e1957610b43965061022435926101e435906101c4359061018435610164356110ce565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e53610ee3565b610204356001600160401b03811161012257610e73903690600401610f11565b9190610244356001600160401b03811161012257610e95903690600401610f11565b915f5c60015f5d6109d457610b439461022435916101e4356101c4358761018435610164356110ce565b3461012257610160366003190112610122576020610edb610f99565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f835750505090565b8251845260209384019390920191600101610f76565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661101657600160a11b82161561100b576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b0382111761090357604052565b6001600160401b0381116109035760051b60200190565b9061107182611050565b61107e604051918261102f565b828152809261108f601f1991611050565b0190602036910137565b9190820180921161069657565b80518210156110ba5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661171d57608464ffffffffff611112826119f5565b1642106116f7575060a464ffffffffff61112b826119f5565b161515806116de575b6116b85750600160a01b16156116a5576101006004013563ffffffff81168091036101225761ffff611167610124611a95565b16908d611179838381015f1901612757565b8091101561168f57508d82029003908082101561168857505b808b101561167257506001600160a01b0387169889158015611669575b611656576080926112479695949260758d61120a94604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c605582015220612775565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220612775565b610144350361164357855f528660205260405f208054600181881c1661162c576001871b17905582156116155760443560ff81169081810361012257506024359260018060a01b03841694858514159283610122576003811490818061160d575b6115fe57600181148015806115f3575b806115ea575b6115c85780806115df575b6115c8576112d6886127af565b156114045750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113f75760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261134b60848261102f565b519082885af13d806113e6575b50156113be5785141592836113ab575b50505061139057505f516020613e7d5f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113b593506138c2565b155f8080611368565b5082610b80836113cc6127d9565b906040519485946308c5d52960e11b865260048601612d7a565b601f60015f5114911116165f611358565b60205f6342842e0e611314565b6002919294509896929897959497145f1461144f575050600435946001600160a01b0386168603610122575f516020613e7d5f395f51905f529660409661144a94612ea9565b611383565b94969395509093156114df5784146114cc57600435906001600160a01b0382168203610122575f9384938493849361148891849161375f565b5af1156114a6575f516020613e7d5f395f51905f5291604091611383565b5082610b806114b36127d9565b604051632ff1692760e11b815293849360048501612e8d565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff811681036101225760041615611591576004356001600160a01b03811694858203610122576115228561151a84846131d1565b94848461385c565b156115855790611531916131d1565b908181039486145f146115775714155b61155f575050505f516020613e7d5f395f51905f5291604091611383565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f1984011015611541565b610b80856113cc6127d9565b9460043594909390929091506001600160a01b0385168503610122575f516020613e7d5f395f51905f529560409561144a93612dae565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112c9565b508615156112be565b5060028214156112b8565b639c318ecf60e01b5f5260045ffd5b5087156112a8565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146111af565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611192565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116c764ffffffffff916119f5565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116ee826119f5565b16421015611134565b61170664ffffffffff916119f5565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117846004610fb6565b906001600160a01b036117976004611764565b1633036119ba578154600160a21b166109c1576117b46044611740565b60ff81166003811161097157506117cb6064611740565b6107f861ffff6117dc610124611a95565b169260031b169060ff6301010305831c198216166119a4575063fa6464fa60ff911c1690815f198201101561198f5750508480611976575b80611959575b6115fe578215158061194f575b611938576001600160a01b03841694801561193257600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561192e578115801561191e575b611907575f8080809334905af13d15611902573d6001600160401b03811161090357604051906118da601f8201601f19166020018361102f565b81525f60203d92013e5b156118ec5750565b63e913266560e01b5f526004523460245260445ffd5b6118e4565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b0382146118a0565b5050565b5f611842565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611827565b506024356001600160a01b0381169081810361012257501561181a565b5060443560ff8116808203610122576003915014611814565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461192e576001600160a01b0382168015908115611a70575b50610bd8575060d81c80151580611a66575b611a505750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a49565b33811415915081611a83575b505f611a37565b6001600160a01b03141590505f611a7c565b3561ffff811681036101225790565b60405190604082018281106001600160401b03821117610903576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b91909392935f9460443560ff81169081810361012257506003811492838061273a575b826127255760643560ff811681036101225760041615935b84158061271c575b612705578115806126fc575b61190757156126f0576126b2576024356001600160a01b0381161415948561012257611b7b6024356127af565b156126aa57925b15611ca357505080611c9d5750611b9882613178565b905b61012257600435916001600160a01b038316830361012257611bbf828460243561375f565b611bcb82826004613053565b9050611c7e5790611bdb9161330e565b9081611be65750505b565b611bf2306024356131d1565b60205f60405182810190630d0e30db60e41b825260048152611c1560248261102f565b5190866024355af13d80611c6d575b5015611c455790611c3d83611be4949330602435613811565b60243561337e565b50610b80611c516127d9565b6040516372871d2960e01b815293849360243560048601612d7a565b601f60015f5114911116165f611c24565b611c8790613178565b906307c22c3360e11b5f5260045260245260445ffd5b90611b9a565b60018103611cba5750505050611be490600461296a565b94959460020361204d5750505f925f935b8351851015611cfc57611cf46001916060610120611ce989896110a6565b510151015190611099565b940193611ccb565b9291909350611d09611aa4565b926001905b808211156120255750611d2090611067565b83525f945b8251861015611e8d57611d3b86849693966110a6565b5194610120860193856101c0865101526080870151855160408101518260208301515f945b611e1e57505050608001510260c0880190815101905260a05f9701965b8751811c8015611e0b57906001611e01921615611e0657876020611df48951611dee611db486839060406020830151920151020190565b91601460a0820151916080611ddd868360c081015161010060e0830151920151920135901c1790565b910151029651930135901c82613c74565b906110a6565b510190815103905261295c565b611d7d565b61295c565b5050600190970196929550919250611d25565b8183611e2d81949e9b9e613019565b9390928484011c9485930201920282015b808303611e4e57509b989b611d60565b611e5d9150809286600461342e565b9291960195809215611e72575b508290611e3e565b611e879085611e7f6127d9565b91038c6139c0565b5f611e6a565b939450909160200151805b611ea157505050565b805160c0526020810151606060408301519201519183610122576004356001600160a01b038116900361012257611edf60c05160043560243561381e565b9003908082141580611f1b575b611ef857505080611e98565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b50945f96919396505f965f5b865181101561201457611f3a81886110a6565b515f9061012081015160608101519160a060808201519101511916916080820151925b818510611f71575050505050600101611f27565b909192939c6001828f1c161561200b57602084015160408501518f02016004356001600160a01b038116900361012257803560601c6004356001600160a01b031614801590611ff3575b611fe95760c085015160e0860151610100870151600194938993013590911c1702019d5b0193929190611f5d565b509c600190611fdf565b5060a085015160c051906014830135901c1415611fbb565b9c600190611fdf565b509391969590958103821415611eec565b90806001979397969495961b9080820460021490151715610696579095919594939294611d0e565b919391156123e4578361012257806123de575061206982613178565b905b612077306024356131d1565b946004356001600160a01b03811690036101225761209a836004356024356132d5565b6120a48451611067565b955f5b85518110156120d3578060806120bf600193896110a6565b5101516120cc828b6110a6565b52016120a7565b50909192946120e487866004613ab5565b6120f087866004613b34565b5f5b85518110156121b05761210581876110a6565b51612110828a6110a6565b5161012082015160408101518260208301515f945b612147575050506001939291608060c0920151029101908151019052016120f2565b81836121538194613019565b9390928484011c9485930201920282015b8083036121715750612125565b61218091508092866004613bd6565b9291960195809215612195575b508290612164565b6121aa90856121a26127d9565b9103896139c0565b5f61218d565b5091946121c0919396508461330e565b926121cd306024356131d1565b9083821080156123d3575b6123ac578484830303612214575b50505050806121f25750565b6004356001600160a01b038116900361012257611be49060043560243561337e565b92955f9592949193919291869190825b8151891015612399579261223889836110a6565b5194610120860151925f955b6060850151871015612385576001608089015160a08a01511916881c161561237b57602085015160408601518802019330853560601c14612360576004356001600160a01b038116900361012257843560601c6004356001600160a01b0316146123555760c086015160e087015161010088015191870135901c1760808701510291853560601c6001600160a01b039091160361234d57905b0195833560601c938b610122576122fa903560601c6024356131d1565b8781108a8f8261233c575b505061231857506001905b019592612244565b876324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b8d0303828a03111590508a8f612305565b505f906122dd565b966001919450612310565b8760208a0151636209399d60e01b5f5260045260245260445ffd5b9295600190612310565b6001909b019a919650919450909150612224565b505096945050935050035f8080806121e6565b5083836324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b5084848303106121d8565b9061206b565b50909291506004356001600160a01b0381169003610122579061240b6004356024356131d1565b925f928392835b83518610156126425761242586856110a6565b516102008190526080810151610120918201519182905260408201516020909201515f6101a052815b6124d3575050506124939061248560806101205101516101a0510260c061020051019081510181525160e061020051015190611022565b60206102005101519161323e565b9380156124a7575b60019095019493612412565b506004356001600160a01b03811690036101225760016124cc6004356102005161325f565b905061249b565b8280916124df84613019565b9390948486011c9402019102810160e0525b60e0518103612500578161244e565b6101c05290975f97969592949193909291906024356001600160a01b0381169003610122576004356001600160a01b038116900361012257610120516040818101516101e05260e082015161016052610100808301516101805260809092015161014052518082526323b872dd60e01b905251600480359101525b6101c0513560601c60146101c0510135610160511c610180511790806024610100510152610140518202604461010051015260015f528160205f6064610100518260243562061a80f19b6101e0516101c051016101c052019a601e5f193d011160015f51141616911590308114901517171060e0516101c05114811115612602575061257b565b909491959399929697986101c051506101a051016101a0526101c051906124f15761263d61262e6127d9565b846101c05103610200516139c0565b6124f1565b91959094509091506004356001600160a01b03811690036101225761266b6004356024356131d1565b90808210156126a15703915b81831190811561268b575b50611ef8575050565b905080612699575b5f612682565b508115612693565b50505f91612677565b505f92611b82565b50505050509091506126c634826004613053565b9190916126d1575090565b6126da90613178565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b4e565b826307c22c3360e11b5f526004525f60245260445ffd5b50821515611b42565b8480612732575b93611b3a565b50801561272c565b506024356001600160a01b03811690818103610122575015611b22565b8115612761570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b0190612786575050565b90925b602084359182811160051b9081521852602060405f20930192818403612789575b925050565b803b156127b95750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d90604082116127fa575b604051918083525f602084013e60608201604052565b604091506127e4565b9190915f9061012081015161288f5760408101519360e08201516101008301519082612838602086015160c087015190611099565b905b61284b575050505060800151029150565b87809161285786613019565b9390966128648589611099565b1c960201910281015b8881831061287d5750508361283a565b9091968735841c85170196019061286d565b6080810151909360608501939192505f9160408601916020870191845b875186101561295157600183871c1615612948578351855190818802918883041488151715610696576128fc916128e291611099565b8a60c081015161010060e0830151920151920135901c1790565b908782029161290b8984612757565b1480159061293d575b6129255701946001905b01946128ac565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612914565b9460019061291e565b975095505050505050565b5f1981146106965760010190565b602081019161298a61297b84611764565b61298484611764565b906131d1565b9360608301915f805b8251821015612c5a576129a982849695966110a6565b5160806129b684866110a6565b51015161012082015160408101518260208301515f945b612b0a5750505090608060c09201510291019081510190526101206129f283856110a6565b510151935f956101a086019960a08701975b8b51811c8015612ac15760011615612ab85760208801516040890151820201803560601c908c6001600160a01b03612a3b8e611764565b168314612aac5790612a4f612a5f92611764565b9060148d51910135901c90612fe3565b6001600160a01b0316919091149050612a8057612a7b9061295c565b612a04565b612a898b611764565b6324ad4cb160e11b5f5260018060a01b03166004525f602452600160445260645ffd5b505050612a7b9061295c565b612a7b9061295c565b50509950929550929350612aff600191612af96080612ae089896110a6565b51015160a0612aef8a8a6110a6565b51015119166136bd565b90611099565b940190929193612993565b8c8c848093612b1b9d9e9d86613019565b9590968688011c960201930283015b8d818503612b3f5750505050819a999a6129cd565b9092979193612b62612b5c612b566002939b611764565b96611764565b92611740565b16612c4f576323b872dd905b60408801519160a0890151905f926040519160e01b8252600482015260015f525b8a3560601c9a8b60248301526014810135831c60448301528460205f606485828d62061a80f191019b601e5f193d011160015f51141615612c3d573081149015171096868c148811612c3657505050905f92915b612c0f575b500195809215612bfc575b508c8e91612b2a565b612c0990856121a26127d9565b5f612bf3565b612c24612c1e6001928b611022565b89613cbd565b1b6101a088019081511790525f612be8565b9650612b8f565b50925050505f92919450938294612be3565b6342842e0e90612b6e565b92949593505094612c76612c6d84611764565b61298487611764565b900314612d7457915f925b8451841015612d6d57612c96848694966110a6565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612d565760019081855187511916821c1615612d515760208701516040880151820201828060a01b03612cec8a611764565b16813560601c14612d4b57612d1c612d038b611764565b8d612d0d8c611764565b90516014850135901c916138c2565b15612d2a575b505b01612cb5565b604051612d4591612d3c60208361102f565b5f82528c6139c0565b5f612d22565b50612d24565b612d24565b509997509397505050506001919250019290612c81565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612dab929101906119d1565b90565b9290612dba81856131d1565b92612dc581866131d1565b90612dd28482858961385c565b15612e7f576001600160a01b0381811690841614612e405783612e009392612dfa9288613811565b846131d1565b9282841080612e35575b612e145750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612e0a565b915093809350612e5092506131d1565b90828203612e5d57505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b80866113cc6127d9565b612dab93926060928252602082015281604082015201906119d1565b9392919091612eb981848761381e565b612ec482848861381e565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612f2260e48261102f565b5190828d5af13d80612fd2575b5015612fc45714918215612fb957612f4a845f935b8a61381e565b9003908103612f975750612f9057612f62918561381e565b0391818303612f7057505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612f4a848893612f44565b8289610b808a6113cc6127d9565b601f60015f5114911116165f612f2f565b905f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d1116918261301357565b5f519150565b905f916001811615613035575b806001612dab920119166136bd565b9150612dab61304983195f198501166136bd565b92831c9050613026565b90915f5f9360205f9401915b81518510156131705761307285836110a6565b5193610120850161308860808251015183612757565b6101408251015261309885611764565b6101808251019060018060a01b031690526080860151815160408101518260208301515f945b61310857505050906080610160920151029160c088019283510183525101516130fa579060e0600193925180920396015190030194019361305f565b505094505050505090600190565b81836131148194613019565b9390928484011c9485930201920282015b80830361313257506130be565b61313f91508092866138f7565b9291960195809215613154575b508290613125565b61316a908d866131626127d9565b9203906139c0565b5f61314c565b959350505050565b5f9190825b81518410156127aa576131c96001916131b461012061319c88876110a6565b51015160806131ab89886110a6565b51015190612803565b60206131c088876110a6565b5101519161323e565b93019261317d565b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d111680613235575b15613215575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f51925061320c565b9190820191821061324d575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106132965750505050505f90565b600182821c16156132cd57602083015160408401518202013560601c8490036132c3576001905b01613286565b5050505050600190565b6001906132bd565b929190926132e384826131d1565b906132f08330878461385c565b156133005793611be49394613a99565b8490610b80846113cc6127d9565b5f5f935f945b83518610156133585761333e60019160c061332f89886110a6565b51015160206131c08a896110a6565b9260e061334b88876110a6565b5101510195019491613314565b925092909350808203613369575050565b6307c22c3360e11b5f5260045260245260445ffd5b9291909261338c30826131d1565b9361339781836131d1565b9160205f6040518281019063a9059cbb60e01b825260018060a01b0386166024820152876044820152604481526133cf60648261102f565b519082855af13d8061341d575b50156133f7576133f284611be496973084613a99565b613811565b610b80846134036127d9565b906040519485946372871d2960e01b865260048601612d7a565b601f60015f5114911116165f6133dc565b9390919060208501610220525b5f61344861022051611764565b9061345287611764565b604051906101208201604052637921219560e11b8252600482015260a060848201525f60a48201526101c0860151516102405260408601519060808701519060a0880151945f1960e08a01511c926101008a01518996601460e086019b0135891c198b525b6014880135891c908b518218613661575b5086883560601c98019783601f198a0135881684170291816024880152604487015281606487015260208c0182815101905260205f60c488828962061a80f1913d61363d575b15903081149015171710978c8814891161363757505050505050505b8093600283146135d0576135c257505060a08301516014830135901c6101c08401519061356c8161355d61022051611764565b6135668a611764565b9061381e565b6040519260808401908482106001600160401b038311176109035784926135bb926040528484525f602085015260408401526135b46020820194855160608601528251613c74565b90516110a6565b525261343b565b95505f945060011492509050565b5084608061360c6135f26135e661022051611764565b94604085015190611022565b8360c081015161010060e0830151920151920135901c1790565b9101516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b976134b7565b601f3d1160015f51141683111561350e57505050505050505050905060029061352a565b9a509560209c988760059997991b5f1961024051510160051b9e8f5b8216610240510101518981511481151761369e57506020908101908f61367d565b9c919a9e50509795979690968b6134c85798505050505050505061352a565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91908161376c91846132d5565b478260015d60205f60405182810190632e1a7d4d60e01b82528560248201526024815261379a60448261102f565b519082875af13d80613800575b50156137c0575f60015d470391818303612f7057505050565b5090610b806137cd6127d9565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119d1565b601f60015f5114911116165f6137a7565b929190612f6290846131d1565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806132355715613215575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f929083906138a660848261102f565b51925af13d806138b4575090565b601f60015f51149111161690565b916138cd9192612fe3565b6001600160a01b031680151592909150826138e757505090565b6001600160a01b03161415919050565b61014081018051604083015160e084015161010085015160808601516101808701519199985f9889989195919489946001600160a01b0316939092915b8d813560601c906014830135861c179b878b038d116139ae57508b845f80808088860287620186a0f1930197019b159086811490151717109c8d888714101561397f579c9994613934565b50505050509497955b61399757505085900390529291565b6101609195505f9450600192500152529190600190565b9c505099505050505097506001613988565b90929192610120820151906139d58183613cd3565b6139df8183613cbd565b94610100840151613a7457608091849596613a669260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613a3c60208b0151936040519182918783526040602084015260408301906119d1565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b809190899060048501612e8d565b929190613aa690846131d1565b900391818303612f7057505050565b5f9392915b8051851015613b23575b613ace85846110a6565b5115613b2a57613b1d613af1613ae487866110a6565b515f1981019019166136bd565b6001811b613aff88876110a6565b5118613b0b88876110a6565b52613b1687846110a6565b5184613d8e565b15613ac4575b5050509050565b9360010193613aba565b5f9392915b805180861015613bb6578590035f1901945b613b5586856110a6565b5115613bcc57613b6586856110a6565b516001905b6101008210613bbe57613bb09150613b835f19916136bd565b016001811b613b9289886110a6565b5118613b9e89886110a6565b52613ba988856110a6565b5185613d8e565b15613b4b575b505050509050565b80821c179060011b90613b6a565b6001019450613b39565b92919092613be760205f9201611764565b60408581015160e0870151610100880151608090980151925163a9059cbb60e01b815260015f529093600482019360248301905b883560601c986014810135881c8c1799808852828b0284528a8760205f60448a828b62061a80f193019a019a1590151760015f511817108a8914811115613c655750979697613c1b565b99505050505050505090925092565b80515f190192908284165b613c8981836110a6565b51151580613ca8575b15613ca1576001018416613c7f565b9350509050565b5083613cb482846110a6565b51511415613c92565b6040612dab926020830151900391015190612757565b90803560601c8015613d6b57308114908115613d53575b50613d315760c082015160e083015161010084015191830135901c1715613d0f575050565b613d1b90825192613cbd565b906369f66e7760e01b5f5260045260245260445ffd5b613d3d90825192613cbd565b90636209399d60e01b5f5260045260245260445ffd5b6101808401516001600160a01b03161490505f613cea565b50613d7890825192613cbd565b9063d02e182560e01b5f5260045260245260445ffd5b9190613dab61012082015192839060406020830151920151020190565b90613db68284613cd3565b813560601c906020850194613dd383613dce88611764565b6131d1565b93613e15613df5828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613bd6565b915050159283613e63575b50508115613e47575b50613e3f576133f2613e3a94611764565b600190565b505050505f90565b6001600160a01b039150613e5a90611764565b1681145f613e29565b613e7591613e6f6127d9565b916139c0565b5f80613e2056feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeHash = '0x2df8c4cb53f8ebcaf436ea2b14556116e8523b431c53f40cc6080f920c0d5b4c' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0x586FCCCCFC2B2995de9f7214dAf76410D1D0486c' as const
export const distributorDeployData = '0x000000000000000000000000000000000000000000000000000000000000000060808060405234601557613e9d908161001a8239f35b5f80fdfe6102606040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610ebf578063239af6a114610e305780633cc44cb714610d5e5780633ce5123614610d10578063405d30af14610cee57806364482ac414610c9057806375533abe14610bee578063b41c05e5146109e3578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611067565b925f5b8381106100f957604051602080825281906100f590820188610f66565b0390f35b8061010660019284611099565b845f5260205260405f205461011b82886110a6565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f11565b9060a0525f5c60015f5d6109d457610172610f99565b8054600160a21b81166109c15760843564ffffffffff811690818103610122578142106109aa57505060a43564ffffffffff8116908181141580610122578215158061099e575b610983575050506101ca9082611a07565b6044359060ff8216808303610122576003811161097157506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff1661095f575063fa6464fa60ff911c16805f1961ffff610124351601101561094257505f918315610933576001161592831593610917575b9161025c83611050565b9161026a604051938461102f565b838352601f1961027985611050565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba81886110a6565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f1901612757565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611acd565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a05101013560608501526080610144359420612775565b0361061e576103f6610120870151918460a05101611acd565b60ff610400611730565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612803565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f19820191821161069657602091610678916110a6565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a6110a6565b5101518160a051013511156102c5565b6106e28387926101643584611aff565b6106ec8251611067565b6106f68351611067565b925f5b81518110156107b3578061070f600192846110a6565b5160808101908151156107ac5760a0810191825161072d858b6110a6565b52518251191661073d84886110a6565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a6110a6565b51905182519182526020820152a35b016106f9565b604081015160608201516107a385896110a6565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f66565b908382036020850152610f66565b6107f59034611022565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b03821117610903576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101e08301928084106001600160401b03851117610903576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201526108e8611aa4565b6101c08201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361092961174e565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b36600319016102808112610122576101601361012257610a01610efa565b610a09610f41565b610a11610f56565b60a0366101e3190112610122575f5c60015f5d6109d4576001600160a01b03610a3861174e565b163303610bd05760ff610a49611730565b16151580610bbb575b610b9e57602435926001600160a01b03841680850361012257610a74856127af565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ae16101048261102f565b5190828a5af13d80610b8d575b5050610af86127d9565b9060205f6044819960405190636eb1769f60e11b82523360048301523060248301525afa601f3d1116610b84575b808710610b4857610b436101c4358664ffffffffff891687611778565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b809060848301906119d1565b0390fd5b5f519650610b26565b601f60015f51149111161687610aee565b60ff610ba8611730565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bc8611730565b161415610a52565b610bd8610f99565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109d4576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bd8578054600160a21b16610c7e57600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610cac600435610fd3565b90604051926003851015610cda57608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d2e610efa565b610d36610f41565b610d3e610f56565b5f5c60015f5d6109d457610b439264ffffffffff6101c435931690611778565b346101225736600319016102808112610122576101601361012257610d81610ee3565b610204356001600160401b03811161012257610da1903690600401610f11565b9091610244356001600160401b03811161012257610dc3903690600401610f11565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109d4576001600160a01b0382169533879003610e1957610b43965061022435926101e435906101c4359061018435610164356110ce565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e53610ee3565b610204356001600160401b03811161012257610e73903690600401610f11565b9190610244356001600160401b03811161012257610e95903690600401610f11565b915f5c60015f5d6109d457610b439461022435916101e4356101c4358761018435610164356110ce565b3461012257610160366003190112610122576020610edb610f99565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f835750505090565b8251845260209384019390920191600101610f76565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661101657600160a11b82161561100b576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b0382111761090357604052565b6001600160401b0381116109035760051b60200190565b9061107182611050565b61107e604051918261102f565b828152809261108f601f1991611050565b0190602036910137565b9190820180921161069657565b80518210156110ba5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661171d57608464ffffffffff611112826119f5565b1642106116f7575060a464ffffffffff61112b826119f5565b161515806116de575b6116b85750600160a01b16156116a5576101006004013563ffffffff81168091036101225761ffff611167610124611a95565b16908d611179838381015f1901612757565b8091101561168f57508d82029003908082101561168857505b808b101561167257506001600160a01b0387169889158015611669575b611656576080926112479695949260758d61120a94604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c605582015220612775565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220612775565b610144350361164357855f528660205260405f208054600181881c1661162c576001871b17905582156116155760443560ff81169081810361012257506024359260018060a01b03841694858514159283610122576003811490818061160d575b6115fe57600181148015806115f3575b806115ea575b6115c85780806115df575b6115c8576112d6886127af565b156114045750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113f75760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261134b60848261102f565b519082885af13d806113e6575b50156113be5785141592836113ab575b50505061139057505f516020613e7d5f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113b593506138c2565b155f8080611368565b5082610b80836113cc6127d9565b906040519485946308c5d52960e11b865260048601612d7a565b601f60015f5114911116165f611358565b60205f6342842e0e611314565b6002919294509896929897959497145f1461144f575050600435946001600160a01b0386168603610122575f516020613e7d5f395f51905f529660409661144a94612ea9565b611383565b94969395509093156114df5784146114cc57600435906001600160a01b0382168203610122575f9384938493849361148891849161375f565b5af1156114a6575f516020613e7d5f395f51905f5291604091611383565b5082610b806114b36127d9565b604051632ff1692760e11b815293849360048501612e8d565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff811681036101225760041615611591576004356001600160a01b03811694858203610122576115228561151a84846131d1565b94848461385c565b156115855790611531916131d1565b908181039486145f146115775714155b61155f575050505f516020613e7d5f395f51905f5291604091611383565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f1984011015611541565b610b80856113cc6127d9565b9460043594909390929091506001600160a01b0385168503610122575f516020613e7d5f395f51905f529560409561144a93612dae565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112c9565b508615156112be565b5060028214156112b8565b639c318ecf60e01b5f5260045ffd5b5087156112a8565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146111af565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611192565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116c764ffffffffff916119f5565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116ee826119f5565b16421015611134565b61170664ffffffffff916119f5565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117846004610fb6565b906001600160a01b036117976004611764565b1633036119ba578154600160a21b166109c1576117b46044611740565b60ff81166003811161097157506117cb6064611740565b6107f861ffff6117dc610124611a95565b169260031b169060ff6301010305831c198216166119a4575063fa6464fa60ff911c1690815f198201101561198f5750508480611976575b80611959575b6115fe578215158061194f575b611938576001600160a01b03841694801561193257600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561192e578115801561191e575b611907575f8080809334905af13d15611902573d6001600160401b03811161090357604051906118da601f8201601f19166020018361102f565b81525f60203d92013e5b156118ec5750565b63e913266560e01b5f526004523460245260445ffd5b6118e4565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b0382146118a0565b5050565b5f611842565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611827565b506024356001600160a01b0381169081810361012257501561181a565b5060443560ff8116808203610122576003915014611814565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461192e576001600160a01b0382168015908115611a70575b50610bd8575060d81c80151580611a66575b611a505750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a49565b33811415915081611a83575b505f611a37565b6001600160a01b03141590505f611a7c565b3561ffff811681036101225790565b60405190604082018281106001600160401b03821117610903576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b91909392935f9460443560ff81169081810361012257506003811492838061273a575b826127255760643560ff811681036101225760041615935b84158061271c575b612705578115806126fc575b61190757156126f0576126b2576024356001600160a01b0381161415948561012257611b7b6024356127af565b156126aa57925b15611ca357505080611c9d5750611b9882613178565b905b61012257600435916001600160a01b038316830361012257611bbf828460243561375f565b611bcb82826004613053565b9050611c7e5790611bdb9161330e565b9081611be65750505b565b611bf2306024356131d1565b60205f60405182810190630d0e30db60e41b825260048152611c1560248261102f565b5190866024355af13d80611c6d575b5015611c455790611c3d83611be4949330602435613811565b60243561337e565b50610b80611c516127d9565b6040516372871d2960e01b815293849360243560048601612d7a565b601f60015f5114911116165f611c24565b611c8790613178565b906307c22c3360e11b5f5260045260245260445ffd5b90611b9a565b60018103611cba5750505050611be490600461296a565b94959460020361204d5750505f925f935b8351851015611cfc57611cf46001916060610120611ce989896110a6565b510151015190611099565b940193611ccb565b9291909350611d09611aa4565b926001905b808211156120255750611d2090611067565b83525f945b8251861015611e8d57611d3b86849693966110a6565b5194610120860193856101c0865101526080870151855160408101518260208301515f945b611e1e57505050608001510260c0880190815101905260a05f9701965b8751811c8015611e0b57906001611e01921615611e0657876020611df48951611dee611db486839060406020830151920151020190565b91601460a0820151916080611ddd868360c081015161010060e0830151920151920135901c1790565b910151029651930135901c82613c74565b906110a6565b510190815103905261295c565b611d7d565b61295c565b5050600190970196929550919250611d25565b8183611e2d81949e9b9e613019565b9390928484011c9485930201920282015b808303611e4e57509b989b611d60565b611e5d9150809286600461342e565b9291960195809215611e72575b508290611e3e565b611e879085611e7f6127d9565b91038c6139c0565b5f611e6a565b939450909160200151805b611ea157505050565b805160c0526020810151606060408301519201519183610122576004356001600160a01b038116900361012257611edf60c05160043560243561381e565b9003908082141580611f1b575b611ef857505080611e98565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b50945f96919396505f965f5b865181101561201457611f3a81886110a6565b515f9061012081015160608101519160a060808201519101511916916080820151925b818510611f71575050505050600101611f27565b909192939c6001828f1c161561200b57602084015160408501518f02016004356001600160a01b038116900361012257803560601c6004356001600160a01b031614801590611ff3575b611fe95760c085015160e0860151610100870151600194938993013590911c1702019d5b0193929190611f5d565b509c600190611fdf565b5060a085015160c051906014830135901c1415611fbb565b9c600190611fdf565b509391969590958103821415611eec565b90806001979397969495961b9080820460021490151715610696579095919594939294611d0e565b919391156123e4578361012257806123de575061206982613178565b905b612077306024356131d1565b946004356001600160a01b03811690036101225761209a836004356024356132d5565b6120a48451611067565b955f5b85518110156120d3578060806120bf600193896110a6565b5101516120cc828b6110a6565b52016120a7565b50909192946120e487866004613ab5565b6120f087866004613b34565b5f5b85518110156121b05761210581876110a6565b51612110828a6110a6565b5161012082015160408101518260208301515f945b612147575050506001939291608060c0920151029101908151019052016120f2565b81836121538194613019565b9390928484011c9485930201920282015b8083036121715750612125565b61218091508092866004613bd6565b9291960195809215612195575b508290612164565b6121aa90856121a26127d9565b9103896139c0565b5f61218d565b5091946121c0919396508461330e565b926121cd306024356131d1565b9083821080156123d3575b6123ac578484830303612214575b50505050806121f25750565b6004356001600160a01b038116900361012257611be49060043560243561337e565b92955f9592949193919291869190825b8151891015612399579261223889836110a6565b5194610120860151925f955b6060850151871015612385576001608089015160a08a01511916881c161561237b57602085015160408601518802019330853560601c14612360576004356001600160a01b038116900361012257843560601c6004356001600160a01b0316146123555760c086015160e087015161010088015191870135901c1760808701510291853560601c6001600160a01b039091160361234d57905b0195833560601c938b610122576122fa903560601c6024356131d1565b8781108a8f8261233c575b505061231857506001905b019592612244565b876324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b8d0303828a03111590508a8f612305565b505f906122dd565b966001919450612310565b8760208a0151636209399d60e01b5f5260045260245260445ffd5b9295600190612310565b6001909b019a919650919450909150612224565b505096945050935050035f8080806121e6565b5083836324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b5084848303106121d8565b9061206b565b50909291506004356001600160a01b0381169003610122579061240b6004356024356131d1565b925f928392835b83518610156126425761242586856110a6565b516102008190526080810151610120918201519182905260408201516020909201515f6101a052815b6124d3575050506124939061248560806101205101516101a0510260c061020051019081510181525160e061020051015190611022565b60206102005101519161323e565b9380156124a7575b60019095019493612412565b506004356001600160a01b03811690036101225760016124cc6004356102005161325f565b905061249b565b8280916124df84613019565b9390948486011c9402019102810160e0525b60e0518103612500578161244e565b6101c05290975f97969592949193909291906024356001600160a01b0381169003610122576004356001600160a01b038116900361012257610120516040818101516101e05260e082015161016052610100808301516101805260809092015161014052518082526323b872dd60e01b905251600480359101525b6101c0513560601c60146101c0510135610160511c610180511790806024610100510152610140518202604461010051015260015f528160205f6064610100518260243562061a80f19b6101e0516101c051016101c052019a601e5f193d011160015f51141616911590308114901517171060e0516101c05114811115612602575061257b565b909491959399929697986101c051506101a051016101a0526101c051906124f15761263d61262e6127d9565b846101c05103610200516139c0565b6124f1565b91959094509091506004356001600160a01b03811690036101225761266b6004356024356131d1565b90808210156126a15703915b81831190811561268b575b50611ef8575050565b905080612699575b5f612682565b508115612693565b50505f91612677565b505f92611b82565b50505050509091506126c634826004613053565b9190916126d1575090565b6126da90613178565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b4e565b826307c22c3360e11b5f526004525f60245260445ffd5b50821515611b42565b8480612732575b93611b3a565b50801561272c565b506024356001600160a01b03811690818103610122575015611b22565b8115612761570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b0190612786575050565b90925b602084359182811160051b9081521852602060405f20930192818403612789575b925050565b803b156127b95750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d90604082116127fa575b604051918083525f602084013e60608201604052565b604091506127e4565b9190915f9061012081015161288f5760408101519360e08201516101008301519082612838602086015160c087015190611099565b905b61284b575050505060800151029150565b87809161285786613019565b9390966128648589611099565b1c960201910281015b8881831061287d5750508361283a565b9091968735841c85170196019061286d565b6080810151909360608501939192505f9160408601916020870191845b875186101561295157600183871c1615612948578351855190818802918883041488151715610696576128fc916128e291611099565b8a60c081015161010060e0830151920151920135901c1790565b908782029161290b8984612757565b1480159061293d575b6129255701946001905b01946128ac565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612914565b9460019061291e565b975095505050505050565b5f1981146106965760010190565b602081019161298a61297b84611764565b61298484611764565b906131d1565b9360608301915f805b8251821015612c5a576129a982849695966110a6565b5160806129b684866110a6565b51015161012082015160408101518260208301515f945b612b0a5750505090608060c09201510291019081510190526101206129f283856110a6565b510151935f956101a086019960a08701975b8b51811c8015612ac15760011615612ab85760208801516040890151820201803560601c908c6001600160a01b03612a3b8e611764565b168314612aac5790612a4f612a5f92611764565b9060148d51910135901c90612fe3565b6001600160a01b0316919091149050612a8057612a7b9061295c565b612a04565b612a898b611764565b6324ad4cb160e11b5f5260018060a01b03166004525f602452600160445260645ffd5b505050612a7b9061295c565b612a7b9061295c565b50509950929550929350612aff600191612af96080612ae089896110a6565b51015160a0612aef8a8a6110a6565b51015119166136bd565b90611099565b940190929193612993565b8c8c848093612b1b9d9e9d86613019565b9590968688011c960201930283015b8d818503612b3f5750505050819a999a6129cd565b9092979193612b62612b5c612b566002939b611764565b96611764565b92611740565b16612c4f576323b872dd905b60408801519160a0890151905f926040519160e01b8252600482015260015f525b8a3560601c9a8b60248301526014810135831c60448301528460205f606485828d62061a80f191019b601e5f193d011160015f51141615612c3d573081149015171096868c148811612c3657505050905f92915b612c0f575b500195809215612bfc575b508c8e91612b2a565b612c0990856121a26127d9565b5f612bf3565b612c24612c1e6001928b611022565b89613cbd565b1b6101a088019081511790525f612be8565b9650612b8f565b50925050505f92919450938294612be3565b6342842e0e90612b6e565b92949593505094612c76612c6d84611764565b61298487611764565b900314612d7457915f925b8451841015612d6d57612c96848694966110a6565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612d565760019081855187511916821c1615612d515760208701516040880151820201828060a01b03612cec8a611764565b16813560601c14612d4b57612d1c612d038b611764565b8d612d0d8c611764565b90516014850135901c916138c2565b15612d2a575b505b01612cb5565b604051612d4591612d3c60208361102f565b5f82528c6139c0565b5f612d22565b50612d24565b612d24565b509997509397505050506001919250019290612c81565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612dab929101906119d1565b90565b9290612dba81856131d1565b92612dc581866131d1565b90612dd28482858961385c565b15612e7f576001600160a01b0381811690841614612e405783612e009392612dfa9288613811565b846131d1565b9282841080612e35575b612e145750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612e0a565b915093809350612e5092506131d1565b90828203612e5d57505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b80866113cc6127d9565b612dab93926060928252602082015281604082015201906119d1565b9392919091612eb981848761381e565b612ec482848861381e565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612f2260e48261102f565b5190828d5af13d80612fd2575b5015612fc45714918215612fb957612f4a845f935b8a61381e565b9003908103612f975750612f9057612f62918561381e565b0391818303612f7057505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612f4a848893612f44565b8289610b808a6113cc6127d9565b601f60015f5114911116165f612f2f565b905f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d1116918261301357565b5f519150565b905f916001811615613035575b806001612dab920119166136bd565b9150612dab61304983195f198501166136bd565b92831c9050613026565b90915f5f9360205f9401915b81518510156131705761307285836110a6565b5193610120850161308860808251015183612757565b6101408251015261309885611764565b6101808251019060018060a01b031690526080860151815160408101518260208301515f945b61310857505050906080610160920151029160c088019283510183525101516130fa579060e0600193925180920396015190030194019361305f565b505094505050505090600190565b81836131148194613019565b9390928484011c9485930201920282015b80830361313257506130be565b61313f91508092866138f7565b9291960195809215613154575b508290613125565b61316a908d866131626127d9565b9203906139c0565b5f61314c565b959350505050565b5f9190825b81518410156127aa576131c96001916131b461012061319c88876110a6565b51015160806131ab89886110a6565b51015190612803565b60206131c088876110a6565b5101519161323e565b93019261317d565b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d111680613235575b15613215575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f51925061320c565b9190820191821061324d575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106132965750505050505f90565b600182821c16156132cd57602083015160408401518202013560601c8490036132c3576001905b01613286565b5050505050600190565b6001906132bd565b929190926132e384826131d1565b906132f08330878461385c565b156133005793611be49394613a99565b8490610b80846113cc6127d9565b5f5f935f945b83518610156133585761333e60019160c061332f89886110a6565b51015160206131c08a896110a6565b9260e061334b88876110a6565b5101510195019491613314565b925092909350808203613369575050565b6307c22c3360e11b5f5260045260245260445ffd5b9291909261338c30826131d1565b9361339781836131d1565b9160205f6040518281019063a9059cbb60e01b825260018060a01b0386166024820152876044820152604481526133cf60648261102f565b519082855af13d8061341d575b50156133f7576133f284611be496973084613a99565b613811565b610b80846134036127d9565b906040519485946372871d2960e01b865260048601612d7a565b601f60015f5114911116165f6133dc565b9390919060208501610220525b5f61344861022051611764565b9061345287611764565b604051906101208201604052637921219560e11b8252600482015260a060848201525f60a48201526101c0860151516102405260408601519060808701519060a0880151945f1960e08a01511c926101008a01518996601460e086019b0135891c198b525b6014880135891c908b518218613661575b5086883560601c98019783601f198a0135881684170291816024880152604487015281606487015260208c0182815101905260205f60c488828962061a80f1913d61363d575b15903081149015171710978c8814891161363757505050505050505b8093600283146135d0576135c257505060a08301516014830135901c6101c08401519061356c8161355d61022051611764565b6135668a611764565b9061381e565b6040519260808401908482106001600160401b038311176109035784926135bb926040528484525f602085015260408401526135b46020820194855160608601528251613c74565b90516110a6565b525261343b565b95505f945060011492509050565b5084608061360c6135f26135e661022051611764565b94604085015190611022565b8360c081015161010060e0830151920151920135901c1790565b9101516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b976134b7565b601f3d1160015f51141683111561350e57505050505050505050905060029061352a565b9a509560209c988760059997991b5f1961024051510160051b9e8f5b8216610240510101518981511481151761369e57506020908101908f61367d565b9c919a9e50509795979690968b6134c85798505050505050505061352a565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91908161376c91846132d5565b478260015d60205f60405182810190632e1a7d4d60e01b82528560248201526024815261379a60448261102f565b519082875af13d80613800575b50156137c0575f60015d470391818303612f7057505050565b5090610b806137cd6127d9565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119d1565b601f60015f5114911116165f6137a7565b929190612f6290846131d1565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806132355715613215575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f929083906138a660848261102f565b51925af13d806138b4575090565b601f60015f51149111161690565b916138cd9192612fe3565b6001600160a01b031680151592909150826138e757505090565b6001600160a01b03161415919050565b61014081018051604083015160e084015161010085015160808601516101808701519199985f9889989195919489946001600160a01b0316939092915b8d813560601c906014830135861c179b878b038d116139ae57508b845f80808088860287620186a0f1930197019b159086811490151717109c8d888714101561397f579c9994613934565b50505050509497955b61399757505085900390529291565b6101609195505f9450600192500152529190600190565b9c505099505050505097506001613988565b90929192610120820151906139d58183613cd3565b6139df8183613cbd565b94610100840151613a7457608091849596613a669260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613a3c60208b0151936040519182918783526040602084015260408301906119d1565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b809190899060048501612e8d565b929190613aa690846131d1565b900391818303612f7057505050565b5f9392915b8051851015613b23575b613ace85846110a6565b5115613b2a57613b1d613af1613ae487866110a6565b515f1981019019166136bd565b6001811b613aff88876110a6565b5118613b0b88876110a6565b52613b1687846110a6565b5184613d8e565b15613ac4575b5050509050565b9360010193613aba565b5f9392915b805180861015613bb6578590035f1901945b613b5586856110a6565b5115613bcc57613b6586856110a6565b516001905b6101008210613bbe57613bb09150613b835f19916136bd565b016001811b613b9289886110a6565b5118613b9e89886110a6565b52613ba988856110a6565b5185613d8e565b15613b4b575b505050509050565b80821c179060011b90613b6a565b6001019450613b39565b92919092613be760205f9201611764565b60408581015160e0870151610100880151608090980151925163a9059cbb60e01b815260015f529093600482019360248301905b883560601c986014810135881c8c1799808852828b0284528a8760205f60448a828b62061a80f193019a019a1590151760015f511817108a8914811115613c655750979697613c1b565b99505050505050505090925092565b80515f190192908284165b613c8981836110a6565b51151580613ca8575b15613ca1576001018416613c7f565b9350509050565b5083613cb482846110a6565b51511415613c92565b6040612dab926020830151900391015190612757565b90803560601c8015613d6b57308114908115613d53575b50613d315760c082015160e083015161010084015191830135901c1715613d0f575050565b613d1b90825192613cbd565b906369f66e7760e01b5f5260045260245260445ffd5b613d3d90825192613cbd565b90636209399d60e01b5f5260045260245260445ffd5b6101808401516001600160a01b03161490505f613cea565b50613d7890825192613cbd565b9063d02e182560e01b5f5260045260245260445ffd5b9190613dab61012082015192839060406020830151920151020190565b90613db68284613cd3565b813560601c906020850194613dd383613dce88611764565b6131d1565b93613e15613df5828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613bd6565b915050159283613e63575b50508115613e47575b50613e3f576133f2613e3a94611764565b600190565b505050505f90565b6001600160a01b039150613e5a90611764565b1681145f613e29565b613e7591613e6f6127d9565b916139c0565b5f80613e2056feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
