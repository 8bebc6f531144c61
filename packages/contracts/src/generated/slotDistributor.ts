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
export const slotDistributorBytecode = '0x60808060405234601557613cc9908161001a8239f35b5f80fdfe6102606040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610eb1578063239af6a114610e225780633cc44cb714610d505780633ce5123614610d02578063405d30af14610ce057806364482ac414610c8257806375533abe14610be0578063b41c05e5146109d5578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611059565b925f5b8381106100f957604051602080825281906100f590820188610f58565b0390f35b806101066001928461108b565b845f5260205260405f205461011b8288611098565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f03565b9060a0525f5c60015f5d6109c657610172610f8b565b8054600160a21b81166109b35760843564ffffffffff8116908181036101225781421061099c57505060a43564ffffffffff81169081811415806101225782151580610990575b610975575050506101ca90826119f8565b6044359060ff8216808303610122576003811161096357506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff16610951575063fa6464fa60ff911c16805f1961ffff610124351601101561093457505f918315610925576001161592831593610909575b9161025c83611042565b9161026a6040519384611021565b838352601f1961027985611042565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba8188611098565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f1901612799565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611abe565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a051010135606085015260806101443594206127b7565b0361061e576103f6610120870151918460a05101611abe565b60ff610400611721565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612845565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f1982019182116106965760209161067891611098565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a611098565b5101518160a051013511156102c5565b6106e28387926101643584611af0565b6106ec8251611059565b6106f68351611059565b925f5b81518110156107b3578061070f60019284611098565b5160808101908151156107ac5760a0810191825161072d858b611098565b52518251191661073d8488611098565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a611098565b51905182519182526020820152a35b016106f9565b604081015160608201516107a38589611098565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f58565b908382036020850152610f58565b6107f59034611014565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b038211176108f5576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101a08301928084106001600160401b038511176108f5576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201526108da611a95565b6101808201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361091b61173f565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b366003190161028081126101225761016013610122576109f3610eec565b6109fb610f33565b610a03610f48565b60a0366101e3190112610122575f5c60015f5d6109c6576001600160a01b03610a2a61173f565b163303610bc25760ff610a3b611721565b16151580610bad575b610b9057602435926001600160a01b03841680850361012257610a66856127f1565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ad361010482611021565b5190828a5af13d80610b7f575b5050610aea61281b565b9060205f6044819960405190636eb1769f60e11b82523360048301523060248301525afa601f3d1116610b76575b808710610b3a57610b356101c4358664ffffffffff891687611769565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b729060848301906119c2565b0390fd5b5f519650610b18565b601f60015f51149111161687610ae0565b60ff610b9a611721565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bba611721565b161415610a44565b610bca610f8b565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109c6576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bca578054600160a21b16610c7057600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610c9e600435610fc5565b90604051926003851015610ccc57608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d20610eec565b610d28610f33565b610d30610f48565b5f5c60015f5d6109c657610b359264ffffffffff6101c435931690611769565b346101225736600319016102808112610122576101601361012257610d73610ed5565b610204356001600160401b03811161012257610d93903690600401610f03565b9091610244356001600160401b03811161012257610db5903690600401610f03565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109c6576001600160a01b0382169533879003610e0b57610b35965061022435926101e435906101c4359061018435610164356110c0565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e45610ed5565b610204356001600160401b03811161012257610e65903690600401610f03565b9190610244356001600160401b03811161012257610e87903690600401610f03565b915f5c60015f5d6109c657610b359461022435916101e4356101c4358761018435610164356110c0565b3461012257610160366003190112610122576020610ecd610f8b565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f755750505090565b8251845260209384019390920191600101610f68565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661100857600160a11b821615610ffd576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b038211176108f557604052565b6001600160401b0381116108f55760051b60200190565b9061106382611042565b6110706040519182611021565b8281528092611081601f1991611042565b0190602036910137565b9190820180921161069657565b80518210156110ac5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661170e57608464ffffffffff611104826119e6565b1642106116e8575060a464ffffffffff61111d826119e6565b161515806116cf575b6116a95750600160a01b1615611696576101006004013563ffffffff81168091036101225761ffff611159610124611a86565b16908d61116b838381015f1901612799565b8091101561168057508d82029003908082101561167957505b808b101561166357506001600160a01b038716988915801561165a575b611647576080926112399695949260758d6111fc94604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c6055820152206127b7565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d602084015260408301526060820152206127b7565b610144350361163457855f528660205260405f208054600181881c1661161d576001871b17905582156116065760443560ff81169081810361012257506024359260018060a01b0384169485851415928361012257600381149081806115fe575b6115ef57600181148015806115e4575b806115db575b6115b95780806115d0575b6115b9576112c8886127f1565b156113f55750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113e85760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261133d608482611021565b519082885af13d806113d7575b50156113af57851415928361139d575b50505061138257505f516020613ca95f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113a79350613774565b5f808061135a565b5082610b72836113bd61281b565b906040519485946308c5d52960e11b865260048601612c84565b601f60015f5114911116165f61134a565b60205f6342842e0e611306565b6002919294509896929897959497145f14611440575050600435946001600160a01b0386168603610122575f516020613ca95f395f51905f529660409661143b94612db3565b611375565b94969395509093156114d05784146114bd57600435906001600160a01b0382168203610122575f93849384938493611479918491613611565b5af115611497575f516020613ca95f395f51905f5291604091611375565b5082610b726114a461281b565b604051632ff1692760e11b815293849360048501612d97565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff811681036101225760041615611582576004356001600160a01b03811694858203610122576115138561150b8484613083565b94848461370e565b15611576579061152291613083565b908181039486145f146115685714155b611550575050505f516020613ca95f395f51905f5291604091611375565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f1984011015611532565b610b72856113bd61281b565b9460043594909390929091506001600160a01b0385168503610122575f516020613ca95f395f51905f529560409561143b93612cb8565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112bb565b508615156112b0565b5060028214156112aa565b639c318ecf60e01b5f5260045ffd5b50871561129a565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146111a1565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611184565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116b864ffffffffff916119e6565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116df826119e6565b16421015611126565b6116f764ffffffffff916119e6565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117756004610fa8565b906001600160a01b036117886004611755565b1633036119ab578154600160a21b166109b3576117a56044611731565b60ff81166003811161096357506117bc6064611731565b6107f861ffff6117cd610124611a86565b169260031b169060ff6301010305831c19821616611995575063fa6464fa60ff911c1690815f19820110156119805750508480611967575b8061194a575b6115ef5782151580611940575b611929576001600160a01b03841694801561192357600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561191f578115801561190f575b6118f8575f8080809334905af13d156118f3573d6001600160401b0381116108f557604051906118cb601f8201601f191660200183611021565b81525f60203d92013e5b156118dd5750565b63e913266560e01b5f526004523460245260445ffd5b6118d5565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b038214611891565b5050565b5f611833565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611818565b506024356001600160a01b0381169081810361012257501561180b565b5060443560ff8116808203610122576003915014611805565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461191f576001600160a01b0382168015908115611a61575b50610bca575060d81c80151580611a57575b611a415750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a3a565b33811415915081611a74575b505f611a28565b6001600160a01b03141590505f611a6d565b3561ffff811681036101225790565b60405190604082018281106001600160401b038211176108f5576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b91909392935f9460443560ff81169081810361012257506003811492838061277c575b826127675760643560ff811681036101225760041615935b84158061275e575b6127475781158061273e575b6118f85715612732576126f4576024356001600160a01b0381161415948561012257611b6c6024356127f1565b156126ec57925b15611c9457505080611c8e5750611b898261302a565b905b61012257600435916001600160a01b038316830361012257611bb08284602435613611565b611bbc82826004612f27565b9050611c6f5790611bcc916131c0565b9081611bd75750505b565b611be330602435613083565b60205f60405182810190630d0e30db60e41b825260048152611c06602482611021565b5190866024355af13d80611c5e575b5015611c365790611c2e83611bd59493306024356136c3565b602435613230565b50610b72611c4261281b565b6040516372871d2960e01b815293849360243560048601612c84565b601f60015f5114911116165f611c15565b611c789061302a565b906307c22c3360e11b5f5260045260245260445ffd5b90611b8b565b60018103611cab5750505050611bd590600461299e565b9495946002036120385750505f925f935b8351851015611ced57611ce56001916060610120611cda8989611098565b51015101519061108b565b940193611cbc565b93509390611cf9611a95565b936001905b808211156120165750611d1090611059565b84525f915b8351831015611e7f57611d2b8385979397611098565b519561012087019486610180875101526080880151865160408101518260208301515f945b611e1057505050608001510260c0890190815101905260a05f9801975b8851811c8015611dfd5760011615611df857876020611ddf8951611dd9611d9f86839060406020830151920151020190565b91601460a0820151916080611dc8868360c081015161010060e0830151920151920135901c1790565b910151029651930135901c82613bb0565b90611098565b51019081510390525b5f19811461069657600101611d6d565b611de8565b5050945095509091600101919490611d15565b8183611e1f9a9e9a8194612eed565b9390928484011c9485930201920282015b808303611e4057509c989c611d50565b611e4f915080928660046132e0565b9291960195809215611e64575b508290611e30565b611e799085611e7161281b565b91038c613873565b5f611e5c565b9360209192500151805b611e9257505050565b805160c0526020810151606060408301519201519183610122576004356001600160a01b038116900361012257611ed060c0516004356024356136d0565b9003908082141580611f0c575b611ee957505080611e89565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b50945f96919396505f965f5b865181101561200557611f2b8188611098565b515f9061012081015160608101519160a060808201519101511916916080820151925b818510611f62575050505050600101611f18565b909192939c6001828f1c1615611ffc57602084015160408501518f02016004356001600160a01b038116900361012257803560601c6004356001600160a01b031614801590611fe4575b611fda5760c085015160e0860151610100870151600194938993013590911c1702019d5b0193929190611f4e565b509c600190611fd0565b5060a085015160c051906014830135901c1415611fac565b9c600190611fd0565b509391969590958103821415611edd565b90806001979493971b9080820460021490151715610696579095919295611cfe565b9294919392156124285783610122578061242257506120568461302a565b935b61206430602435613083565b926004356001600160a01b038116900361012257919461208981600435602435613187565b612094826004613974565b9390925f915f985b82518a1015612201576120b28a849a959a611098565b51976080890151995b8015806121f8575b156120ea57506120e56120d58b612eed565b509a60018c1b189a8a6004613a24565b6120bb565b999a919492959a989093969889831490816121e9575b816121df575b899093929161012083015194604086015195602081015196825f935b61216457505060019650608001510260c08401908151019052612151575b50500198939097929694919661209c565b61215c916004613a24565b505f88612140565b8180949650612179829a93949698999a612eed565b9390928484011c9485930201920282015b8083036121a057508e9593919897969492612122565b6121af91508092866004613b12565b92919601958092156121c4575b50829061218a565b6121d990856121d161281b565b91038a613873565b5f6121bc565b60018a1b18612106565b808a1c60011615159150612100565b508a15156120c3565b979550975092505061221390826131c0565b9261222030602435613083565b8181108015612417575b6123f1570390838203612265575b505050806122435750565b6004356001600160a01b038116900361012257611bd590600435602435613230565b5f959491929395505f945b81518610156123e25761228586839493611098565b5161012081015190935f938491825b60608501518710156123ce576001608089015160a08a01511916881c16156123c457602085015160408601518802019330853560601c146123a9576004356001600160a01b038116900361012257843560601c6004356001600160a01b03161461239e5760c086015160e087015161010088015191870135901c1760808701510291853560601c6001600160a01b039091160361239657905b0195833560601c938a6101225761234a903560601c602435613083565b87811080612388575b61236457506001905b019592612294565b876324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b508c8a038189031115612353565b505f9061232d565b96600191945061235c565b8760208a0151636209399d60e01b5f5260045260245260445ffd5b929560019061235c565b506001909901989095509350612270915050565b959350509250505f8080612238565b84826324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b50848282031061222a565b93612058565b5091506004356001600160a01b0381169003610122579061244d600435602435613083565b925f928392835b8351861015612684576124678685611098565b516102008190526080810151610120918201519182905260408201516020909201515f6101a052815b612515575050506124d5906124c760806101205101516101a0510260c061020051019081510181525160e061020051015190611014565b6020610200510151916130f0565b9380156124e9575b60019095019493612454565b506004356001600160a01b038116900361012257600161250e60043561020051613111565b90506124dd565b82809161252184612eed565b9390948486011c9402019102810160e0525b60e05181036125425781612490565b6101c05290975f97969592949193909291906024356001600160a01b0381169003610122576004356001600160a01b038116900361012257610120516040818101516101e05260e082015161016052610100808301516101805260809092015161014052518082526323b872dd60e01b905251600480359101525b6101c0513560601c60146101c0510135610160511c610180511790806024610100510152610140518202604461010051015260015f528160205f6064610100518260243562061a80f19b6101e0516101c051016101c052019a601e5f193d011160015f51141616911590308114901517171060e0516101c0511481111561264457506125bd565b909491959399929697986101c051506101a051016101a0526101c051906125335761267f61267061281b565b846101c0510361020051613873565b612533565b91959094509091506004356001600160a01b0381169003610122576126ad600435602435613083565b90808210156126e35703915b8183119081156126cd575b50611ee9575050565b9050806126db575b5f6126c4565b5081156126d5565b50505f916126b9565b505f92611b73565b505050505090915061270834826004612f27565b919091612713575090565b61271c9061302a565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b3f565b826307c22c3360e11b5f526004525f60245260445ffd5b50821515611b33565b8480612774575b93611b2b565b50801561276e565b506024356001600160a01b03811690818103610122575015611b13565b81156127a3570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b01906127c8575050565b90925b602084359182811160051b9081521852602060405f209301928184036127cb575b925050565b803b156127fb5750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d906040821161283c575b604051918083525f602084013e60608201604052565b60409150612826565b9190915f906101208101516128d15760408101519360e0820151610100830151908261287a602086015160c08701519061108b565b905b61288d575050505060800151029150565b87809161289986612eed565b9390966128a6858961108b565b1c960201910281015b888183106128bf5750508361287c565b9091968735841c8517019601906128af565b6080810151909360608501939192505f9160408601916020870191845b875186101561299357600183871c161561298a5783518551908188029188830414881517156106965761293e916129249161108b565b8a60c081015161010060e0830151920151920135901c1790565b908782029161294d8984612799565b1480159061297f575b6129675701946001905b01946128ee565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612956565b94600190612960565b975095505050505050565b9060208201916129bf6129b084611755565b6129b983611755565b90613083565b925f915f9560608201935b8551881015612b65576129dd8887611098565b5160806129ea8a89611098565b51015161012082015160408101518260208301515f945b612a56575050509160c0600194926080612a4e950151029101908151019052612a486080612a2f8c8b611098565b51015160a0612a3e8d8c611098565b510151191661356f565b9061108b565b9701966129ca565b828091612a6284612eed565b9390948486011c940201910281015b808203612a7f575081612a01565b8a959d9e9d8a8d6002612aa6612a98612aa0979b611755565b968794611755565b92611731565b16612b59576323b872dd94505b60408801519060a0890151906040519660e01b8752600487015260015f526024860160448701925b8b3560601c80835260148d0135841c85528160205f60648c828b62061a80f19d019c601e5f193d011160015f51141616903081149015171097878d148911612b52575050505050509d9e9d5f0195809215612b37575b50612a71565b612b4c9085612b4461281b565b910389613873565b5f612b31565b9750612adb565b6342842e0e9450612ab3565b92935093955093612b81612b7884611755565b6129b987611755565b900314612c7e57915f925b8451841015612c7757612ba184869496611098565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612c605760019081855187511916821c1615612c5b5760208701516040880151820201828060a01b03612bf78a611755565b16813560601c14612c5557612c27612c0e8b611755565b8d612c188c611755565b90516014850135901c91613774565b612c34575b505b01612bc0565b604051612c4f91612c46602083611021565b5f82528c613873565b5f612c2c565b50612c2e565b612c2e565b509997509397505050506001919250019290612b8c565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612cb5929101906119c2565b90565b9290612cc48185613083565b92612ccf8186613083565b90612cdc8482858961370e565b15612d89576001600160a01b0381811690841614612d4a5783612d0a9392612d0492886136c3565b84613083565b9282841080612d3f575b612d1e5750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612d14565b915093809350612d5a9250613083565b90828203612d6757505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b72866113bd61281b565b612cb593926060928252602082015281604082015201906119c2565b9392919091612dc38184876136d0565b612dce8284886136d0565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612e2c60e482611021565b5190828d5af13d80612edc575b5015612ece5714918215612ec357612e54845f935b8a6136d0565b9003908103612ea15750612e9a57612e6c91856136d0565b0391818303612e7a57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612e54848893612e4e565b8289610b728a6113bd61281b565b601f60015f5114911116165f612e39565b905f916001811615612f09575b806001612cb59201191661356f565b9150612cb5612f1d83195f1985011661356f565b92831c9050612efa565b505f918291825b815184101561302357612f418483611098565b51926101208401612f5760808251015183612799565b610140825101526080850151815160408101518260208301515f945b612fbc57505050906080610160920151029160c08701928351018352510151612faf579060e06001939251809203950151900301930192612f2e565b5050935050505090600190565b8183612fc88194612eed565b9390928484011c9485930201920282015b808303612fe65750612f73565b612ff391508092866137c6565b9291960195809215613008575b508290612fd9565b61301d908561301561281b565b91038d613873565b5f613000565b9492505050565b5f9190825b81518410156127ec5761307b60019161306661012061304e8887611098565b510151608061305d8988611098565b51015190612845565b60206130728887611098565b510151916130f0565b93019261302f565b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d1116806130e7575b156130c7575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f5192506130be565b919082019182106130ff575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106131485750505050505f90565b600182821c161561317f57602083015160408401518202013560601c849003613175576001905b01613138565b5050505050600190565b60019061316f565b929190926131958482613083565b906131a28330878461370e565b156131b25793611bd5939461394c565b8490610b72846113bd61281b565b5f5f935f945b835186101561320a576131f060019160c06131e18988611098565b51015160206130728a89611098565b9260e06131fd8887611098565b51015101950194916131c6565b92509290935080820361321b575050565b6307c22c3360e11b5f5260045260245260445ffd5b9291909261323e3082613083565b936132498183613083565b9160205f6040518281019063a9059cbb60e01b825260018060a01b038616602482015287604482015260448152613281606482611021565b519082855af13d806132cf575b50156132a9576132a484611bd59697308461394c565b6136c3565b610b72846132b561281b565b906040519485946372871d2960e01b865260048601612c84565b601f60015f5114911116165f61328e565b9390919060208501610220525b5f6132fa61022051611755565b9061330487611755565b604051906101208201604052637921219560e11b8252600482015260a060848201525f60a4820152610180860151516102405260408601519060808701519060a0880151945f1960e08a01511c926101008a01518996601460e086019b0135891c198b525b6014880135891c908b518218613513575b5086883560601c98019783601f198a0135881684170291816024880152604487015281606487015260208c0182815101905260205f60c488828962061a80f1913d6134ef575b15903081149015171710978c881489116134e957505050505050505b8093600283146134825761347457505060a08301516014830135901c6101808401519061341e8161340f61022051611755565b6134188a611755565b906136d0565b6040519260808401908482106001600160401b038311176108f557849261346d926040528484525f602085015260408401526134666020820194855160608601528251613bb0565b9051611098565b52526132ed565b95505f945060011492509050565b508460806134be6134a461349861022051611755565b94604085015190611014565b8360c081015161010060e0830151920151920135901c1790565b9101516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b97613369565b601f3d1160015f5114168311156133c05750505050505050505090506002906133dc565b9a509560209c988760059997991b5f1961024051510160051b9e8f5b8216610240510101518981511481151761355057506020908101908f61352f565b9c919a9e50509795979690968b61337a579850505050505050506133dc565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91908161361e9184613187565b478260015d60205f60405182810190632e1a7d4d60e01b82528560248201526024815261364c604482611021565b519082875af13d806136b2575b5015613672575f60015d470391818303612e7a57505050565b5090610b7261367f61281b565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119c2565b601f60015f5114911116165f613659565b929190612e6c9084613083565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806130e757156130c7575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f92908390613758608482611021565b51925af13d80613766575090565b601f60015f51149111161690565b90915f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d111691826137bd575b826137ae57505090565b6001600160a01b031614919050565b5f5191506137a4565b9291925f935f9161014081019182519160408101519760e08201516101008301519960808401515f995b803560601c8d6014830135861c179a868a038c1161386257508a845f80808088860287620186a0f1930196019a15901517109b8685148d1115613835579b98936137f0565b505050509497955b61384c57505085900390529291565b9150935060019250610160915001529190600190565b9b505098505050509750600161383d565b90929192610120820151906138888183613bf9565b6138928183613c92565b94610100840151613927576080918495966139199260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f43406138ef60208b0151936040519182918783526040602084015260408301906119c2565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b729190899060048501612d97565b9291906139599084613083565b900391818303612e7a57505050565b8015610696575f190190565b91908051805b61398857505090505f905f90565b61399190613968565b928361399d8184611098565b516101208101805160600151909160800190805b6139bf57505050909361397a565b819293506139d06001925191613968565b918291821c1615613a1f576139f19084519060406020830151920151020190565b3560601c6001600160a01b03613a0686611755565b1603613a1757805b879392916139b1565b949350505050565b613a0e565b9190613a4161012082015192839060406020830151920151020190565b90613a4c8284613bf9565b813560601c906020850194613a6983613a6488611755565b613083565b93613aab613a8b828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613b12565b915050159283613af9575b50508115613add575b50613ad5576132a4613ad094611755565b600190565b505050505f90565b6001600160a01b039150613af090611755565b1681145f613abf565b613b0b91613b0561281b565b91613873565b5f80613ab6565b92919092613b2360205f9201611755565b60408581015160e0870151610100880151608090980151925163a9059cbb60e01b815260015f529093600482019360248301905b883560601c986014810135881c8c1799808852828b0284528a8760205f60448a828b62061a80f193019a019a1590151760015f511817108a8914811115613ba15750979697613b57565b99505050505050505090925092565b80515f190192908284165b613bc58183611098565b51151580613be4575b15613bdd576001018416613bbb565b9350509050565b5083613bf08284611098565b51511415613bce565b90803560601c8015613c6f573014613c4d5760c082015160e083015161010084015191830135901c1715613c2b575050565b613c3790825192613c92565b906369f66e7760e01b5f5260045260245260445ffd5b613c5990825192613c92565b90636209399d60e01b5f5260045260245260445ffd5b50613c7c90825192613c92565b9063d02e182560e01b5f5260045260245260445ffd5b6040612cb592602083015190039101519061279956feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeBytecode = '0x6102606040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610eb1578063239af6a114610e225780633cc44cb714610d505780633ce5123614610d02578063405d30af14610ce057806364482ac414610c8257806375533abe14610be0578063b41c05e5146109d5578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611059565b925f5b8381106100f957604051602080825281906100f590820188610f58565b0390f35b806101066001928461108b565b845f5260205260405f205461011b8288611098565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f03565b9060a0525f5c60015f5d6109c657610172610f8b565b8054600160a21b81166109b35760843564ffffffffff8116908181036101225781421061099c57505060a43564ffffffffff81169081811415806101225782151580610990575b610975575050506101ca90826119f8565b6044359060ff8216808303610122576003811161096357506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff16610951575063fa6464fa60ff911c16805f1961ffff610124351601101561093457505f918315610925576001161592831593610909575b9161025c83611042565b9161026a6040519384611021565b838352601f1961027985611042565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba8188611098565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f1901612799565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611abe565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a051010135606085015260806101443594206127b7565b0361061e576103f6610120870151918460a05101611abe565b60ff610400611721565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612845565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f1982019182116106965760209161067891611098565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a611098565b5101518160a051013511156102c5565b6106e28387926101643584611af0565b6106ec8251611059565b6106f68351611059565b925f5b81518110156107b3578061070f60019284611098565b5160808101908151156107ac5760a0810191825161072d858b611098565b52518251191661073d8488611098565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a611098565b51905182519182526020820152a35b016106f9565b604081015160608201516107a38589611098565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f58565b908382036020850152610f58565b6107f59034611014565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b038211176108f5576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101a08301928084106001600160401b038511176108f5576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201526108da611a95565b6101808201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361091b61173f565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b366003190161028081126101225761016013610122576109f3610eec565b6109fb610f33565b610a03610f48565b60a0366101e3190112610122575f5c60015f5d6109c6576001600160a01b03610a2a61173f565b163303610bc25760ff610a3b611721565b16151580610bad575b610b9057602435926001600160a01b03841680850361012257610a66856127f1565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ad361010482611021565b5190828a5af13d80610b7f575b5050610aea61281b565b9060205f6044819960405190636eb1769f60e11b82523360048301523060248301525afa601f3d1116610b76575b808710610b3a57610b356101c4358664ffffffffff891687611769565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b729060848301906119c2565b0390fd5b5f519650610b18565b601f60015f51149111161687610ae0565b60ff610b9a611721565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bba611721565b161415610a44565b610bca610f8b565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109c6576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bca578054600160a21b16610c7057600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610c9e600435610fc5565b90604051926003851015610ccc57608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d20610eec565b610d28610f33565b610d30610f48565b5f5c60015f5d6109c657610b359264ffffffffff6101c435931690611769565b346101225736600319016102808112610122576101601361012257610d73610ed5565b610204356001600160401b03811161012257610d93903690600401610f03565b9091610244356001600160401b03811161012257610db5903690600401610f03565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109c6576001600160a01b0382169533879003610e0b57610b35965061022435926101e435906101c4359061018435610164356110c0565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e45610ed5565b610204356001600160401b03811161012257610e65903690600401610f03565b9190610244356001600160401b03811161012257610e87903690600401610f03565b915f5c60015f5d6109c657610b359461022435916101e4356101c4358761018435610164356110c0565b3461012257610160366003190112610122576020610ecd610f8b565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f755750505090565b8251845260209384019390920191600101610f68565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661100857600160a11b821615610ffd576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b038211176108f557604052565b6001600160401b0381116108f55760051b60200190565b9061106382611042565b6110706040519182611021565b8281528092611081601f1991611042565b0190602036910137565b9190820180921161069657565b80518210156110ac5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661170e57608464ffffffffff611104826119e6565b1642106116e8575060a464ffffffffff61111d826119e6565b161515806116cf575b6116a95750600160a01b1615611696576101006004013563ffffffff81168091036101225761ffff611159610124611a86565b16908d61116b838381015f1901612799565b8091101561168057508d82029003908082101561167957505b808b101561166357506001600160a01b038716988915801561165a575b611647576080926112399695949260758d6111fc94604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c6055820152206127b7565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d602084015260408301526060820152206127b7565b610144350361163457855f528660205260405f208054600181881c1661161d576001871b17905582156116065760443560ff81169081810361012257506024359260018060a01b0384169485851415928361012257600381149081806115fe575b6115ef57600181148015806115e4575b806115db575b6115b95780806115d0575b6115b9576112c8886127f1565b156113f55750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113e85760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261133d608482611021565b519082885af13d806113d7575b50156113af57851415928361139d575b50505061138257505f516020613ca95f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113a79350613774565b5f808061135a565b5082610b72836113bd61281b565b906040519485946308c5d52960e11b865260048601612c84565b601f60015f5114911116165f61134a565b60205f6342842e0e611306565b6002919294509896929897959497145f14611440575050600435946001600160a01b0386168603610122575f516020613ca95f395f51905f529660409661143b94612db3565b611375565b94969395509093156114d05784146114bd57600435906001600160a01b0382168203610122575f93849384938493611479918491613611565b5af115611497575f516020613ca95f395f51905f5291604091611375565b5082610b726114a461281b565b604051632ff1692760e11b815293849360048501612d97565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff811681036101225760041615611582576004356001600160a01b03811694858203610122576115138561150b8484613083565b94848461370e565b15611576579061152291613083565b908181039486145f146115685714155b611550575050505f516020613ca95f395f51905f5291604091611375565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f1984011015611532565b610b72856113bd61281b565b9460043594909390929091506001600160a01b0385168503610122575f516020613ca95f395f51905f529560409561143b93612cb8565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112bb565b508615156112b0565b5060028214156112aa565b639c318ecf60e01b5f5260045ffd5b50871561129a565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146111a1565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611184565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116b864ffffffffff916119e6565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116df826119e6565b16421015611126565b6116f764ffffffffff916119e6565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117756004610fa8565b906001600160a01b036117886004611755565b1633036119ab578154600160a21b166109b3576117a56044611731565b60ff81166003811161096357506117bc6064611731565b6107f861ffff6117cd610124611a86565b169260031b169060ff6301010305831c19821616611995575063fa6464fa60ff911c1690815f19820110156119805750508480611967575b8061194a575b6115ef5782151580611940575b611929576001600160a01b03841694801561192357600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561191f578115801561190f575b6118f8575f8080809334905af13d156118f3573d6001600160401b0381116108f557604051906118cb601f8201601f191660200183611021565b81525f60203d92013e5b156118dd5750565b63e913266560e01b5f526004523460245260445ffd5b6118d5565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b038214611891565b5050565b5f611833565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611818565b506024356001600160a01b0381169081810361012257501561180b565b5060443560ff8116808203610122576003915014611805565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461191f576001600160a01b0382168015908115611a61575b50610bca575060d81c80151580611a57575b611a415750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a3a565b33811415915081611a74575b505f611a28565b6001600160a01b03141590505f611a6d565b3561ffff811681036101225790565b60405190604082018281106001600160401b038211176108f5576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b91909392935f9460443560ff81169081810361012257506003811492838061277c575b826127675760643560ff811681036101225760041615935b84158061275e575b6127475781158061273e575b6118f85715612732576126f4576024356001600160a01b0381161415948561012257611b6c6024356127f1565b156126ec57925b15611c9457505080611c8e5750611b898261302a565b905b61012257600435916001600160a01b038316830361012257611bb08284602435613611565b611bbc82826004612f27565b9050611c6f5790611bcc916131c0565b9081611bd75750505b565b611be330602435613083565b60205f60405182810190630d0e30db60e41b825260048152611c06602482611021565b5190866024355af13d80611c5e575b5015611c365790611c2e83611bd59493306024356136c3565b602435613230565b50610b72611c4261281b565b6040516372871d2960e01b815293849360243560048601612c84565b601f60015f5114911116165f611c15565b611c789061302a565b906307c22c3360e11b5f5260045260245260445ffd5b90611b8b565b60018103611cab5750505050611bd590600461299e565b9495946002036120385750505f925f935b8351851015611ced57611ce56001916060610120611cda8989611098565b51015101519061108b565b940193611cbc565b93509390611cf9611a95565b936001905b808211156120165750611d1090611059565b84525f915b8351831015611e7f57611d2b8385979397611098565b519561012087019486610180875101526080880151865160408101518260208301515f945b611e1057505050608001510260c0890190815101905260a05f9801975b8851811c8015611dfd5760011615611df857876020611ddf8951611dd9611d9f86839060406020830151920151020190565b91601460a0820151916080611dc8868360c081015161010060e0830151920151920135901c1790565b910151029651930135901c82613bb0565b90611098565b51019081510390525b5f19811461069657600101611d6d565b611de8565b5050945095509091600101919490611d15565b8183611e1f9a9e9a8194612eed565b9390928484011c9485930201920282015b808303611e4057509c989c611d50565b611e4f915080928660046132e0565b9291960195809215611e64575b508290611e30565b611e799085611e7161281b565b91038c613873565b5f611e5c565b9360209192500151805b611e9257505050565b805160c0526020810151606060408301519201519183610122576004356001600160a01b038116900361012257611ed060c0516004356024356136d0565b9003908082141580611f0c575b611ee957505080611e89565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b50945f96919396505f965f5b865181101561200557611f2b8188611098565b515f9061012081015160608101519160a060808201519101511916916080820151925b818510611f62575050505050600101611f18565b909192939c6001828f1c1615611ffc57602084015160408501518f02016004356001600160a01b038116900361012257803560601c6004356001600160a01b031614801590611fe4575b611fda5760c085015160e0860151610100870151600194938993013590911c1702019d5b0193929190611f4e565b509c600190611fd0565b5060a085015160c051906014830135901c1415611fac565b9c600190611fd0565b509391969590958103821415611edd565b90806001979493971b9080820460021490151715610696579095919295611cfe565b9294919392156124285783610122578061242257506120568461302a565b935b61206430602435613083565b926004356001600160a01b038116900361012257919461208981600435602435613187565b612094826004613974565b9390925f915f985b82518a1015612201576120b28a849a959a611098565b51976080890151995b8015806121f8575b156120ea57506120e56120d58b612eed565b509a60018c1b189a8a6004613a24565b6120bb565b999a919492959a989093969889831490816121e9575b816121df575b899093929161012083015194604086015195602081015196825f935b61216457505060019650608001510260c08401908151019052612151575b50500198939097929694919661209c565b61215c916004613a24565b505f88612140565b8180949650612179829a93949698999a612eed565b9390928484011c9485930201920282015b8083036121a057508e9593919897969492612122565b6121af91508092866004613b12565b92919601958092156121c4575b50829061218a565b6121d990856121d161281b565b91038a613873565b5f6121bc565b60018a1b18612106565b808a1c60011615159150612100565b508a15156120c3565b979550975092505061221390826131c0565b9261222030602435613083565b8181108015612417575b6123f1570390838203612265575b505050806122435750565b6004356001600160a01b038116900361012257611bd590600435602435613230565b5f959491929395505f945b81518610156123e25761228586839493611098565b5161012081015190935f938491825b60608501518710156123ce576001608089015160a08a01511916881c16156123c457602085015160408601518802019330853560601c146123a9576004356001600160a01b038116900361012257843560601c6004356001600160a01b03161461239e5760c086015160e087015161010088015191870135901c1760808701510291853560601c6001600160a01b039091160361239657905b0195833560601c938a6101225761234a903560601c602435613083565b87811080612388575b61236457506001905b019592612294565b876324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b508c8a038189031115612353565b505f9061232d565b96600191945061235c565b8760208a0151636209399d60e01b5f5260045260245260445ffd5b929560019061235c565b506001909901989095509350612270915050565b959350509250505f8080612238565b84826324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b50848282031061222a565b93612058565b5091506004356001600160a01b0381169003610122579061244d600435602435613083565b925f928392835b8351861015612684576124678685611098565b516102008190526080810151610120918201519182905260408201516020909201515f6101a052815b612515575050506124d5906124c760806101205101516101a0510260c061020051019081510181525160e061020051015190611014565b6020610200510151916130f0565b9380156124e9575b60019095019493612454565b506004356001600160a01b038116900361012257600161250e60043561020051613111565b90506124dd565b82809161252184612eed565b9390948486011c9402019102810160e0525b60e05181036125425781612490565b6101c05290975f97969592949193909291906024356001600160a01b0381169003610122576004356001600160a01b038116900361012257610120516040818101516101e05260e082015161016052610100808301516101805260809092015161014052518082526323b872dd60e01b905251600480359101525b6101c0513560601c60146101c0510135610160511c610180511790806024610100510152610140518202604461010051015260015f528160205f6064610100518260243562061a80f19b6101e0516101c051016101c052019a601e5f193d011160015f51141616911590308114901517171060e0516101c0511481111561264457506125bd565b909491959399929697986101c051506101a051016101a0526101c051906125335761267f61267061281b565b846101c0510361020051613873565b612533565b91959094509091506004356001600160a01b0381169003610122576126ad600435602435613083565b90808210156126e35703915b8183119081156126cd575b50611ee9575050565b9050806126db575b5f6126c4565b5081156126d5565b50505f916126b9565b505f92611b73565b505050505090915061270834826004612f27565b919091612713575090565b61271c9061302a565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b3f565b826307c22c3360e11b5f526004525f60245260445ffd5b50821515611b33565b8480612774575b93611b2b565b50801561276e565b506024356001600160a01b03811690818103610122575015611b13565b81156127a3570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b01906127c8575050565b90925b602084359182811160051b9081521852602060405f209301928184036127cb575b925050565b803b156127fb5750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d906040821161283c575b604051918083525f602084013e60608201604052565b60409150612826565b9190915f906101208101516128d15760408101519360e0820151610100830151908261287a602086015160c08701519061108b565b905b61288d575050505060800151029150565b87809161289986612eed565b9390966128a6858961108b565b1c960201910281015b888183106128bf5750508361287c565b9091968735841c8517019601906128af565b6080810151909360608501939192505f9160408601916020870191845b875186101561299357600183871c161561298a5783518551908188029188830414881517156106965761293e916129249161108b565b8a60c081015161010060e0830151920151920135901c1790565b908782029161294d8984612799565b1480159061297f575b6129675701946001905b01946128ee565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612956565b94600190612960565b975095505050505050565b9060208201916129bf6129b084611755565b6129b983611755565b90613083565b925f915f9560608201935b8551881015612b65576129dd8887611098565b5160806129ea8a89611098565b51015161012082015160408101518260208301515f945b612a56575050509160c0600194926080612a4e950151029101908151019052612a486080612a2f8c8b611098565b51015160a0612a3e8d8c611098565b510151191661356f565b9061108b565b9701966129ca565b828091612a6284612eed565b9390948486011c940201910281015b808203612a7f575081612a01565b8a959d9e9d8a8d6002612aa6612a98612aa0979b611755565b968794611755565b92611731565b16612b59576323b872dd94505b60408801519060a0890151906040519660e01b8752600487015260015f526024860160448701925b8b3560601c80835260148d0135841c85528160205f60648c828b62061a80f19d019c601e5f193d011160015f51141616903081149015171097878d148911612b52575050505050509d9e9d5f0195809215612b37575b50612a71565b612b4c9085612b4461281b565b910389613873565b5f612b31565b9750612adb565b6342842e0e9450612ab3565b92935093955093612b81612b7884611755565b6129b987611755565b900314612c7e57915f925b8451841015612c7757612ba184869496611098565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612c605760019081855187511916821c1615612c5b5760208701516040880151820201828060a01b03612bf78a611755565b16813560601c14612c5557612c27612c0e8b611755565b8d612c188c611755565b90516014850135901c91613774565b612c34575b505b01612bc0565b604051612c4f91612c46602083611021565b5f82528c613873565b5f612c2c565b50612c2e565b612c2e565b509997509397505050506001919250019290612b8c565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612cb5929101906119c2565b90565b9290612cc48185613083565b92612ccf8186613083565b90612cdc8482858961370e565b15612d89576001600160a01b0381811690841614612d4a5783612d0a9392612d0492886136c3565b84613083565b9282841080612d3f575b612d1e5750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612d14565b915093809350612d5a9250613083565b90828203612d6757505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b72866113bd61281b565b612cb593926060928252602082015281604082015201906119c2565b9392919091612dc38184876136d0565b612dce8284886136d0565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612e2c60e482611021565b5190828d5af13d80612edc575b5015612ece5714918215612ec357612e54845f935b8a6136d0565b9003908103612ea15750612e9a57612e6c91856136d0565b0391818303612e7a57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612e54848893612e4e565b8289610b728a6113bd61281b565b601f60015f5114911116165f612e39565b905f916001811615612f09575b806001612cb59201191661356f565b9150612cb5612f1d83195f1985011661356f565b92831c9050612efa565b505f918291825b815184101561302357612f418483611098565b51926101208401612f5760808251015183612799565b610140825101526080850151815160408101518260208301515f945b612fbc57505050906080610160920151029160c08701928351018352510151612faf579060e06001939251809203950151900301930192612f2e565b5050935050505090600190565b8183612fc88194612eed565b9390928484011c9485930201920282015b808303612fe65750612f73565b612ff391508092866137c6565b9291960195809215613008575b508290612fd9565b61301d908561301561281b565b91038d613873565b5f613000565b9492505050565b5f9190825b81518410156127ec5761307b60019161306661012061304e8887611098565b510151608061305d8988611098565b51015190612845565b60206130728887611098565b510151916130f0565b93019261302f565b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d1116806130e7575b156130c7575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f5192506130be565b919082019182106130ff575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106131485750505050505f90565b600182821c161561317f57602083015160408401518202013560601c849003613175576001905b01613138565b5050505050600190565b60019061316f565b929190926131958482613083565b906131a28330878461370e565b156131b25793611bd5939461394c565b8490610b72846113bd61281b565b5f5f935f945b835186101561320a576131f060019160c06131e18988611098565b51015160206130728a89611098565b9260e06131fd8887611098565b51015101950194916131c6565b92509290935080820361321b575050565b6307c22c3360e11b5f5260045260245260445ffd5b9291909261323e3082613083565b936132498183613083565b9160205f6040518281019063a9059cbb60e01b825260018060a01b038616602482015287604482015260448152613281606482611021565b519082855af13d806132cf575b50156132a9576132a484611bd59697308461394c565b6136c3565b610b72846132b561281b565b906040519485946372871d2960e01b865260048601612c84565b601f60015f5114911116165f61328e565b9390919060208501610220525b5f6132fa61022051611755565b9061330487611755565b604051906101208201604052637921219560e11b8252600482015260a060848201525f60a4820152610180860151516102405260408601519060808701519060a0880151945f1960e08a01511c926101008a01518996601460e086019b0135891c198b525b6014880135891c908b518218613513575b5086883560601c98019783601f198a0135881684170291816024880152604487015281606487015260208c0182815101905260205f60c488828962061a80f1913d6134ef575b15903081149015171710978c881489116134e957505050505050505b8093600283146134825761347457505060a08301516014830135901c6101808401519061341e8161340f61022051611755565b6134188a611755565b906136d0565b6040519260808401908482106001600160401b038311176108f557849261346d926040528484525f602085015260408401526134666020820194855160608601528251613bb0565b9051611098565b52526132ed565b95505f945060011492509050565b508460806134be6134a461349861022051611755565b94604085015190611014565b8360c081015161010060e0830151920151920135901c1790565b9101516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b97613369565b601f3d1160015f5114168311156133c05750505050505050505090506002906133dc565b9a509560209c988760059997991b5f1961024051510160051b9e8f5b8216610240510101518981511481151761355057506020908101908f61352f565b9c919a9e50509795979690968b61337a579850505050505050506133dc565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91908161361e9184613187565b478260015d60205f60405182810190632e1a7d4d60e01b82528560248201526024815261364c604482611021565b519082875af13d806136b2575b5015613672575f60015d470391818303612e7a57505050565b5090610b7261367f61281b565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119c2565b601f60015f5114911116165f613659565b929190612e6c9084613083565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806130e757156130c7575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f92908390613758608482611021565b51925af13d80613766575090565b601f60015f51149111161690565b90915f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d111691826137bd575b826137ae57505090565b6001600160a01b031614919050565b5f5191506137a4565b9291925f935f9161014081019182519160408101519760e08201516101008301519960808401515f995b803560601c8d6014830135861c179a868a038c1161386257508a845f80808088860287620186a0f1930196019a15901517109b8685148d1115613835579b98936137f0565b505050509497955b61384c57505085900390529291565b9150935060019250610160915001529190600190565b9b505098505050509750600161383d565b90929192610120820151906138888183613bf9565b6138928183613c92565b94610100840151613927576080918495966139199260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f43406138ef60208b0151936040519182918783526040602084015260408301906119c2565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b729190899060048501612d97565b9291906139599084613083565b900391818303612e7a57505050565b8015610696575f190190565b91908051805b61398857505090505f905f90565b61399190613968565b928361399d8184611098565b516101208101805160600151909160800190805b6139bf57505050909361397a565b819293506139d06001925191613968565b918291821c1615613a1f576139f19084519060406020830151920151020190565b3560601c6001600160a01b03613a0686611755565b1603613a1757805b879392916139b1565b949350505050565b613a0e565b9190613a4161012082015192839060406020830151920151020190565b90613a4c8284613bf9565b813560601c906020850194613a6983613a6488611755565b613083565b93613aab613a8b828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613b12565b915050159283613af9575b50508115613add575b50613ad5576132a4613ad094611755565b600190565b505050505f90565b6001600160a01b039150613af090611755565b1681145f613abf565b613b0b91613b0561281b565b91613873565b5f80613ab6565b92919092613b2360205f9201611755565b60408581015160e0870151610100880151608090980151925163a9059cbb60e01b815260015f529093600482019360248301905b883560601c986014810135881c8c1799808852828b0284528a8760205f60448a828b62061a80f193019a019a1590151760015f511817108a8914811115613ba15750979697613b57565b99505050505050505090925092565b80515f190192908284165b613bc58183611098565b51151580613be4575b15613bdd576001018416613bbb565b9350509050565b5083613bf08284611098565b51511415613bce565b90803560601c8015613c6f573014613c4d5760c082015160e083015161010084015191830135901c1715613c2b575050565b613c3790825192613c92565b906369f66e7760e01b5f5260045260245260445ffd5b613c5990825192613c92565b90636209399d60e01b5f5260045260245260445ffd5b50613c7c90825192613c92565b9063d02e182560e01b5f5260045260245260445ffd5b6040612cb592602083015190039101519061279956feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeHash = '0xa1d923edf5ca16c918c35c3196eaa8ca64813b9dcc220bfc10dc57a97a692729' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0x93Da6F93f44B38162137A71224eDa6A0451CaaC6' as const
export const distributorDeployData = '0x000000000000000000000000000000000000000000000000000000000000000060808060405234601557613cc9908161001a8239f35b5f80fdfe6102606040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610eb1578063239af6a114610e225780633cc44cb714610d505780633ce5123614610d02578063405d30af14610ce057806364482ac414610c8257806375533abe14610be0578063b41c05e5146109d5578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611059565b925f5b8381106100f957604051602080825281906100f590820188610f58565b0390f35b806101066001928461108b565b845f5260205260405f205461011b8288611098565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f03565b9060a0525f5c60015f5d6109c657610172610f8b565b8054600160a21b81166109b35760843564ffffffffff8116908181036101225781421061099c57505060a43564ffffffffff81169081811415806101225782151580610990575b610975575050506101ca90826119f8565b6044359060ff8216808303610122576003811161096357506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff16610951575063fa6464fa60ff911c16805f1961ffff610124351601101561093457505f918315610925576001161592831593610909575b9161025c83611042565b9161026a6040519384611021565b838352601f1961027985611042565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba8188611098565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f1901612799565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611abe565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a051010135606085015260806101443594206127b7565b0361061e576103f6610120870151918460a05101611abe565b60ff610400611721565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612845565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f1982019182116106965760209161067891611098565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a611098565b5101518160a051013511156102c5565b6106e28387926101643584611af0565b6106ec8251611059565b6106f68351611059565b925f5b81518110156107b3578061070f60019284611098565b5160808101908151156107ac5760a0810191825161072d858b611098565b52518251191661073d8488611098565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a611098565b51905182519182526020820152a35b016106f9565b604081015160608201516107a38589611098565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f58565b908382036020850152610f58565b6107f59034611014565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b038211176108f5576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101a08301928084106001600160401b038511176108f5576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201526108da611a95565b6101808201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361091b61173f565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b366003190161028081126101225761016013610122576109f3610eec565b6109fb610f33565b610a03610f48565b60a0366101e3190112610122575f5c60015f5d6109c6576001600160a01b03610a2a61173f565b163303610bc25760ff610a3b611721565b16151580610bad575b610b9057602435926001600160a01b03841680850361012257610a66856127f1565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ad361010482611021565b5190828a5af13d80610b7f575b5050610aea61281b565b9060205f6044819960405190636eb1769f60e11b82523360048301523060248301525afa601f3d1116610b76575b808710610b3a57610b356101c4358664ffffffffff891687611769565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b729060848301906119c2565b0390fd5b5f519650610b18565b601f60015f51149111161687610ae0565b60ff610b9a611721565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bba611721565b161415610a44565b610bca610f8b565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109c6576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bca578054600160a21b16610c7057600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610c9e600435610fc5565b90604051926003851015610ccc57608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d20610eec565b610d28610f33565b610d30610f48565b5f5c60015f5d6109c657610b359264ffffffffff6101c435931690611769565b346101225736600319016102808112610122576101601361012257610d73610ed5565b610204356001600160401b03811161012257610d93903690600401610f03565b9091610244356001600160401b03811161012257610db5903690600401610f03565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109c6576001600160a01b0382169533879003610e0b57610b35965061022435926101e435906101c4359061018435610164356110c0565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e45610ed5565b610204356001600160401b03811161012257610e65903690600401610f03565b9190610244356001600160401b03811161012257610e87903690600401610f03565b915f5c60015f5d6109c657610b359461022435916101e4356101c4358761018435610164356110c0565b3461012257610160366003190112610122576020610ecd610f8b565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f755750505090565b8251845260209384019390920191600101610f68565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661100857600160a11b821615610ffd576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b038211176108f557604052565b6001600160401b0381116108f55760051b60200190565b9061106382611042565b6110706040519182611021565b8281528092611081601f1991611042565b0190602036910137565b9190820180921161069657565b80518210156110ac5760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661170e57608464ffffffffff611104826119e6565b1642106116e8575060a464ffffffffff61111d826119e6565b161515806116cf575b6116a95750600160a01b1615611696576101006004013563ffffffff81168091036101225761ffff611159610124611a86565b16908d61116b838381015f1901612799565b8091101561168057508d82029003908082101561167957505b808b101561166357506001600160a01b038716988915801561165a575b611647576080926112399695949260758d6111fc94604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c6055820152206127b7565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d602084015260408301526060820152206127b7565b610144350361163457855f528660205260405f208054600181881c1661161d576001871b17905582156116065760443560ff81169081810361012257506024359260018060a01b0384169485851415928361012257600381149081806115fe575b6115ef57600181148015806115e4575b806115db575b6115b95780806115d0575b6115b9576112c8886127f1565b156113f55750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113e85760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261133d608482611021565b519082885af13d806113d7575b50156113af57851415928361139d575b50505061138257505f516020613ca95f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113a79350613774565b5f808061135a565b5082610b72836113bd61281b565b906040519485946308c5d52960e11b865260048601612c84565b601f60015f5114911116165f61134a565b60205f6342842e0e611306565b6002919294509896929897959497145f14611440575050600435946001600160a01b0386168603610122575f516020613ca95f395f51905f529660409661143b94612db3565b611375565b94969395509093156114d05784146114bd57600435906001600160a01b0382168203610122575f93849384938493611479918491613611565b5af115611497575f516020613ca95f395f51905f5291604091611375565b5082610b726114a461281b565b604051632ff1692760e11b815293849360048501612d97565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff811681036101225760041615611582576004356001600160a01b03811694858203610122576115138561150b8484613083565b94848461370e565b15611576579061152291613083565b908181039486145f146115685714155b611550575050505f516020613ca95f395f51905f5291604091611375565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f1984011015611532565b610b72856113bd61281b565b9460043594909390929091506001600160a01b0385168503610122575f516020613ca95f395f51905f529560409561143b93612cb8565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112bb565b508615156112b0565b5060028214156112aa565b639c318ecf60e01b5f5260045ffd5b50871561129a565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a146111a1565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611184565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116b864ffffffffff916119e6565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116df826119e6565b16421015611126565b6116f764ffffffffff916119e6565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117756004610fa8565b906001600160a01b036117886004611755565b1633036119ab578154600160a21b166109b3576117a56044611731565b60ff81166003811161096357506117bc6064611731565b6107f861ffff6117cd610124611a86565b169260031b169060ff6301010305831c19821616611995575063fa6464fa60ff911c1690815f19820110156119805750508480611967575b8061194a575b6115ef5782151580611940575b611929576001600160a01b03841694801561192357600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561191f578115801561190f575b6118f8575f8080809334905af13d156118f3573d6001600160401b0381116108f557604051906118cb601f8201601f191660200183611021565b81525f60203d92013e5b156118dd5750565b63e913266560e01b5f526004523460245260445ffd5b6118d5565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b038214611891565b5050565b5f611833565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611818565b506024356001600160a01b0381169081810361012257501561180b565b5060443560ff8116808203610122576003915014611805565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461191f576001600160a01b0382168015908115611a61575b50610bca575060d81c80151580611a57575b611a415750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a3a565b33811415915081611a74575b505f611a28565b6001600160a01b03141590505f611a6d565b3561ffff811681036101225790565b60405190604082018281106001600160401b038211176108f5576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b91909392935f9460443560ff81169081810361012257506003811492838061277c575b826127675760643560ff811681036101225760041615935b84158061275e575b6127475781158061273e575b6118f85715612732576126f4576024356001600160a01b0381161415948561012257611b6c6024356127f1565b156126ec57925b15611c9457505080611c8e5750611b898261302a565b905b61012257600435916001600160a01b038316830361012257611bb08284602435613611565b611bbc82826004612f27565b9050611c6f5790611bcc916131c0565b9081611bd75750505b565b611be330602435613083565b60205f60405182810190630d0e30db60e41b825260048152611c06602482611021565b5190866024355af13d80611c5e575b5015611c365790611c2e83611bd59493306024356136c3565b602435613230565b50610b72611c4261281b565b6040516372871d2960e01b815293849360243560048601612c84565b601f60015f5114911116165f611c15565b611c789061302a565b906307c22c3360e11b5f5260045260245260445ffd5b90611b8b565b60018103611cab5750505050611bd590600461299e565b9495946002036120385750505f925f935b8351851015611ced57611ce56001916060610120611cda8989611098565b51015101519061108b565b940193611cbc565b93509390611cf9611a95565b936001905b808211156120165750611d1090611059565b84525f915b8351831015611e7f57611d2b8385979397611098565b519561012087019486610180875101526080880151865160408101518260208301515f945b611e1057505050608001510260c0890190815101905260a05f9801975b8851811c8015611dfd5760011615611df857876020611ddf8951611dd9611d9f86839060406020830151920151020190565b91601460a0820151916080611dc8868360c081015161010060e0830151920151920135901c1790565b910151029651930135901c82613bb0565b90611098565b51019081510390525b5f19811461069657600101611d6d565b611de8565b5050945095509091600101919490611d15565b8183611e1f9a9e9a8194612eed565b9390928484011c9485930201920282015b808303611e4057509c989c611d50565b611e4f915080928660046132e0565b9291960195809215611e64575b508290611e30565b611e799085611e7161281b565b91038c613873565b5f611e5c565b9360209192500151805b611e9257505050565b805160c0526020810151606060408301519201519183610122576004356001600160a01b038116900361012257611ed060c0516004356024356136d0565b9003908082141580611f0c575b611ee957505080611e89565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b50945f96919396505f965f5b865181101561200557611f2b8188611098565b515f9061012081015160608101519160a060808201519101511916916080820151925b818510611f62575050505050600101611f18565b909192939c6001828f1c1615611ffc57602084015160408501518f02016004356001600160a01b038116900361012257803560601c6004356001600160a01b031614801590611fe4575b611fda5760c085015160e0860151610100870151600194938993013590911c1702019d5b0193929190611f4e565b509c600190611fd0565b5060a085015160c051906014830135901c1415611fac565b9c600190611fd0565b509391969590958103821415611edd565b90806001979493971b9080820460021490151715610696579095919295611cfe565b9294919392156124285783610122578061242257506120568461302a565b935b61206430602435613083565b926004356001600160a01b038116900361012257919461208981600435602435613187565b612094826004613974565b9390925f915f985b82518a1015612201576120b28a849a959a611098565b51976080890151995b8015806121f8575b156120ea57506120e56120d58b612eed565b509a60018c1b189a8a6004613a24565b6120bb565b999a919492959a989093969889831490816121e9575b816121df575b899093929161012083015194604086015195602081015196825f935b61216457505060019650608001510260c08401908151019052612151575b50500198939097929694919661209c565b61215c916004613a24565b505f88612140565b8180949650612179829a93949698999a612eed565b9390928484011c9485930201920282015b8083036121a057508e9593919897969492612122565b6121af91508092866004613b12565b92919601958092156121c4575b50829061218a565b6121d990856121d161281b565b91038a613873565b5f6121bc565b60018a1b18612106565b808a1c60011615159150612100565b508a15156120c3565b979550975092505061221390826131c0565b9261222030602435613083565b8181108015612417575b6123f1570390838203612265575b505050806122435750565b6004356001600160a01b038116900361012257611bd590600435602435613230565b5f959491929395505f945b81518610156123e25761228586839493611098565b5161012081015190935f938491825b60608501518710156123ce576001608089015160a08a01511916881c16156123c457602085015160408601518802019330853560601c146123a9576004356001600160a01b038116900361012257843560601c6004356001600160a01b03161461239e5760c086015160e087015161010088015191870135901c1760808701510291853560601c6001600160a01b039091160361239657905b0195833560601c938a6101225761234a903560601c602435613083565b87811080612388575b61236457506001905b019592612294565b876324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b508c8a038189031115612353565b505f9061232d565b96600191945061235c565b8760208a0151636209399d60e01b5f5260045260245260445ffd5b929560019061235c565b506001909901989095509350612270915050565b959350509250505f8080612238565b84826324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b50848282031061222a565b93612058565b5091506004356001600160a01b0381169003610122579061244d600435602435613083565b925f928392835b8351861015612684576124678685611098565b516102008190526080810151610120918201519182905260408201516020909201515f6101a052815b612515575050506124d5906124c760806101205101516101a0510260c061020051019081510181525160e061020051015190611014565b6020610200510151916130f0565b9380156124e9575b60019095019493612454565b506004356001600160a01b038116900361012257600161250e60043561020051613111565b90506124dd565b82809161252184612eed565b9390948486011c9402019102810160e0525b60e05181036125425781612490565b6101c05290975f97969592949193909291906024356001600160a01b0381169003610122576004356001600160a01b038116900361012257610120516040818101516101e05260e082015161016052610100808301516101805260809092015161014052518082526323b872dd60e01b905251600480359101525b6101c0513560601c60146101c0510135610160511c610180511790806024610100510152610140518202604461010051015260015f528160205f6064610100518260243562061a80f19b6101e0516101c051016101c052019a601e5f193d011160015f51141616911590308114901517171060e0516101c0511481111561264457506125bd565b909491959399929697986101c051506101a051016101a0526101c051906125335761267f61267061281b565b846101c0510361020051613873565b612533565b91959094509091506004356001600160a01b0381169003610122576126ad600435602435613083565b90808210156126e35703915b8183119081156126cd575b50611ee9575050565b9050806126db575b5f6126c4565b5081156126d5565b50505f916126b9565b505f92611b73565b505050505090915061270834826004612f27565b919091612713575090565b61271c9061302a565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b3f565b826307c22c3360e11b5f526004525f60245260445ffd5b50821515611b33565b8480612774575b93611b2b565b50801561276e565b506024356001600160a01b03811690818103610122575015611b13565b81156127a3570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b01906127c8575050565b90925b602084359182811160051b9081521852602060405f209301928184036127cb575b925050565b803b156127fb5750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d906040821161283c575b604051918083525f602084013e60608201604052565b60409150612826565b9190915f906101208101516128d15760408101519360e0820151610100830151908261287a602086015160c08701519061108b565b905b61288d575050505060800151029150565b87809161289986612eed565b9390966128a6858961108b565b1c960201910281015b888183106128bf5750508361287c565b9091968735841c8517019601906128af565b6080810151909360608501939192505f9160408601916020870191845b875186101561299357600183871c161561298a5783518551908188029188830414881517156106965761293e916129249161108b565b8a60c081015161010060e0830151920151920135901c1790565b908782029161294d8984612799565b1480159061297f575b6129675701946001905b01946128ee565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612956565b94600190612960565b975095505050505050565b9060208201916129bf6129b084611755565b6129b983611755565b90613083565b925f915f9560608201935b8551881015612b65576129dd8887611098565b5160806129ea8a89611098565b51015161012082015160408101518260208301515f945b612a56575050509160c0600194926080612a4e950151029101908151019052612a486080612a2f8c8b611098565b51015160a0612a3e8d8c611098565b510151191661356f565b9061108b565b9701966129ca565b828091612a6284612eed565b9390948486011c940201910281015b808203612a7f575081612a01565b8a959d9e9d8a8d6002612aa6612a98612aa0979b611755565b968794611755565b92611731565b16612b59576323b872dd94505b60408801519060a0890151906040519660e01b8752600487015260015f526024860160448701925b8b3560601c80835260148d0135841c85528160205f60648c828b62061a80f19d019c601e5f193d011160015f51141616903081149015171097878d148911612b52575050505050509d9e9d5f0195809215612b37575b50612a71565b612b4c9085612b4461281b565b910389613873565b5f612b31565b9750612adb565b6342842e0e9450612ab3565b92935093955093612b81612b7884611755565b6129b987611755565b900314612c7e57915f925b8451841015612c7757612ba184869496611098565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612c605760019081855187511916821c1615612c5b5760208701516040880151820201828060a01b03612bf78a611755565b16813560601c14612c5557612c27612c0e8b611755565b8d612c188c611755565b90516014850135901c91613774565b612c34575b505b01612bc0565b604051612c4f91612c46602083611021565b5f82528c613873565b5f612c2c565b50612c2e565b612c2e565b509997509397505050506001919250019290612b8c565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612cb5929101906119c2565b90565b9290612cc48185613083565b92612ccf8186613083565b90612cdc8482858961370e565b15612d89576001600160a01b0381811690841614612d4a5783612d0a9392612d0492886136c3565b84613083565b9282841080612d3f575b612d1e5750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612d14565b915093809350612d5a9250613083565b90828203612d6757505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b72866113bd61281b565b612cb593926060928252602082015281604082015201906119c2565b9392919091612dc38184876136d0565b612dce8284886136d0565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612e2c60e482611021565b5190828d5af13d80612edc575b5015612ece5714918215612ec357612e54845f935b8a6136d0565b9003908103612ea15750612e9a57612e6c91856136d0565b0391818303612e7a57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612e54848893612e4e565b8289610b728a6113bd61281b565b601f60015f5114911116165f612e39565b905f916001811615612f09575b806001612cb59201191661356f565b9150612cb5612f1d83195f1985011661356f565b92831c9050612efa565b505f918291825b815184101561302357612f418483611098565b51926101208401612f5760808251015183612799565b610140825101526080850151815160408101518260208301515f945b612fbc57505050906080610160920151029160c08701928351018352510151612faf579060e06001939251809203950151900301930192612f2e565b5050935050505090600190565b8183612fc88194612eed565b9390928484011c9485930201920282015b808303612fe65750612f73565b612ff391508092866137c6565b9291960195809215613008575b508290612fd9565b61301d908561301561281b565b91038d613873565b5f613000565b9492505050565b5f9190825b81518410156127ec5761307b60019161306661012061304e8887611098565b510151608061305d8988611098565b51015190612845565b60206130728887611098565b510151916130f0565b93019261302f565b6040516370a0823160e01b81526001600160a01b0390921660048301525f602483810182905290926020918491845afa601f3d1116806130e7575b156130c7575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f5192506130be565b919082019182106130ff575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106131485750505050505f90565b600182821c161561317f57602083015160408401518202013560601c849003613175576001905b01613138565b5050505050600190565b60019061316f565b929190926131958482613083565b906131a28330878461370e565b156131b25793611bd5939461394c565b8490610b72846113bd61281b565b5f5f935f945b835186101561320a576131f060019160c06131e18988611098565b51015160206130728a89611098565b9260e06131fd8887611098565b51015101950194916131c6565b92509290935080820361321b575050565b6307c22c3360e11b5f5260045260245260445ffd5b9291909261323e3082613083565b936132498183613083565b9160205f6040518281019063a9059cbb60e01b825260018060a01b038616602482015287604482015260448152613281606482611021565b519082855af13d806132cf575b50156132a9576132a484611bd59697308461394c565b6136c3565b610b72846132b561281b565b906040519485946372871d2960e01b865260048601612c84565b601f60015f5114911116165f61328e565b9390919060208501610220525b5f6132fa61022051611755565b9061330487611755565b604051906101208201604052637921219560e11b8252600482015260a060848201525f60a4820152610180860151516102405260408601519060808701519060a0880151945f1960e08a01511c926101008a01518996601460e086019b0135891c198b525b6014880135891c908b518218613513575b5086883560601c98019783601f198a0135881684170291816024880152604487015281606487015260208c0182815101905260205f60c488828962061a80f1913d6134ef575b15903081149015171710978c881489116134e957505050505050505b8093600283146134825761347457505060a08301516014830135901c6101808401519061341e8161340f61022051611755565b6134188a611755565b906136d0565b6040519260808401908482106001600160401b038311176108f557849261346d926040528484525f602085015260408401526134666020820194855160608601528251613bb0565b9051611098565b52526132ed565b95505f945060011492509050565b508460806134be6134a461349861022051611755565b94604085015190611014565b8360c081015161010060e0830151920151920135901c1790565b9101516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b97613369565b601f3d1160015f5114168311156133c05750505050505050505090506002906133dc565b9a509560209c988760059997991b5f1961024051510160051b9e8f5b8216610240510101518981511481151761355057506020908101908f61352f565b9c919a9e50509795979690968b61337a579850505050505050506133dc565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91908161361e9184613187565b478260015d60205f60405182810190632e1a7d4d60e01b82528560248201526024815261364c604482611021565b519082875af13d806136b2575b5015613672575f60015d470391818303612e7a57505050565b5090610b7261367f61281b565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119c2565b601f60015f5114911116165f613659565b929190612e6c9084613083565b905f6044602092829560405191627eeac760e11b835260018060a01b031660048301526024820152845afa601f3d1116806130e757156130c7575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f92908390613758608482611021565b51925af13d80613766575090565b601f60015f51149111161690565b90915f60246020928294604051916331a9108f60e11b8352600483015283838301525afa601f3d111691826137bd575b826137ae57505090565b6001600160a01b031614919050565b5f5191506137a4565b9291925f935f9161014081019182519160408101519760e08201516101008301519960808401515f995b803560601c8d6014830135861c179a868a038c1161386257508a845f80808088860287620186a0f1930196019a15901517109b8685148d1115613835579b98936137f0565b505050509497955b61384c57505085900390529291565b9150935060019250610160915001529190600190565b9b505098505050509750600161383d565b90929192610120820151906138888183613bf9565b6138928183613c92565b94610100840151613927576080918495966139199260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f43406138ef60208b0151936040519182918783526040602084015260408301906119c2565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b729190899060048501612d97565b9291906139599084613083565b900391818303612e7a57505050565b8015610696575f190190565b91908051805b61398857505090505f905f90565b61399190613968565b928361399d8184611098565b516101208101805160600151909160800190805b6139bf57505050909361397a565b819293506139d06001925191613968565b918291821c1615613a1f576139f19084519060406020830151920151020190565b3560601c6001600160a01b03613a0686611755565b1603613a1757805b879392916139b1565b949350505050565b613a0e565b9190613a4161012082015192839060406020830151920151020190565b90613a4c8284613bf9565b813560601c906020850194613a6983613a6488611755565b613083565b93613aab613a8b828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613b12565b915050159283613af9575b50508115613add575b50613ad5576132a4613ad094611755565b600190565b505050505f90565b6001600160a01b039150613af090611755565b1681145f613abf565b613b0b91613b0561281b565b91613873565b5f80613ab6565b92919092613b2360205f9201611755565b60408581015160e0870151610100880151608090980151925163a9059cbb60e01b815260015f529093600482019360248301905b883560601c986014810135881c8c1799808852828b0284528a8760205f60448a828b62061a80f193019a019a1590151760015f511817108a8914811115613ba15750979697613b57565b99505050505050505090925092565b80515f190192908284165b613bc58183611098565b51151580613be4575b15613bdd576001018416613bbb565b9350509050565b5083613bf08284611098565b51511415613bce565b90803560601c8015613c6f573014613c4d5760c082015160e083015161010084015191830135901c1715613c2b575050565b613c3790825192613c92565b906369f66e7760e01b5f5260045260245260445ffd5b613c5990825192613c92565b90636209399d60e01b5f5260045260245260445ffd5b50613c7c90825192613c92565b9063d02e182560e01b5f5260045260245260445ffd5b6040612cb592602083015190039101519061279956feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
