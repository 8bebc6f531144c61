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
export const slotDistributorBytecode = '0x60808060405234601557613de3908161001a8239f35b5f80fdfe6102806040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610eae578063239af6a114610e1f5780633cc44cb714610d4d5780633ce5123614610cff578063405d30af14610cdd57806364482ac414610c7f57806375533abe14610bdd578063b41c05e5146109d5578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611056565b925f5b8381106100f957604051602080825281906100f590820188610f55565b0390f35b8061010660019284611088565b845f5260205260405f205461011b8288611095565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f00565b9060a0525f5c60015f5d6109c657610172610f88565b8054600160a21b81166109b35760843564ffffffffff8116908181036101225781421061099c57505060a43564ffffffffff81169081811415806101225782151580610990575b610975575050506101ca90826119f5565b6044359060ff8216808303610122576003811161096357506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff16610951575063fa6464fa60ff911c16805f1961ffff610124351601101561093457505f918315610925576001161592831593610909575b9161025c8361103f565b9161026a604051938461101e565b838352601f196102798561103f565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba8188611095565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f19016127a3565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611abb565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a051010135606085015260806101443594206127c1565b0361061e576103f6610120870151918460a05101611abb565b60ff61040061171e565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612854565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f1982019182116106965760209161067891611095565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a611095565b5101518160a051013511156102c5565b6106e28387926101643584611aed565b6106ec8251611056565b6106f68351611056565b925f5b81518110156107b3578061070f60019284611095565b5160808101908151156107ac5760a0810191825161072d858b611095565b52518251191661073d8488611095565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a611095565b51905182519182526020820152a35b016106f9565b604081015160608201516107a38589611095565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f55565b908382036020850152610f55565b6107f59034611011565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b038211176108f5576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101a08301928084106001600160401b038511176108f5576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201526108da611a92565b6101808201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361091b61173c565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b366003190161028081126101225761016013610122576109f3610ee9565b6109fb610f30565b610a03610f45565b60a0366101e3190112610122575f5c60015f5d6109c6576001600160a01b03610a2a61173c565b163303610bbf5760ff610a3b61171e565b16151580610baa575b610b8d57602435926001600160a01b03841680850361012257610a6685612800565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ad36101048261101e565b5190828a5af13d80610b7c575b5050610aea61282a565b905f9660205f6044601c6040519463dd62ed3e8452338552306040525afa601f3d1116610b73575b604052808710610b3757610b326101c4358664ffffffffff891687611766565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b6f9060848301906119bf565b0390fd5b5f519750610b12565b601f60015f51149111161687610ae0565b60ff610b9761171e565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bb761171e565b161415610a44565b610bc7610f88565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109c6576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bc7578054600160a21b16610c6d57600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610c9b600435610fc2565b90604051926003851015610cc957608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d1d610ee9565b610d25610f30565b610d2d610f45565b5f5c60015f5d6109c657610b329264ffffffffff6101c435931690611766565b346101225736600319016102808112610122576101601361012257610d70610ed2565b610204356001600160401b03811161012257610d90903690600401610f00565b9091610244356001600160401b03811161012257610db2903690600401610f00565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109c6576001600160a01b0382169533879003610e0857610b32965061022435926101e435906101c4359061018435610164356110bd565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e42610ed2565b610204356001600160401b03811161012257610e62903690600401610f00565b9190610244356001600160401b03811161012257610e84903690600401610f00565b915f5c60015f5d6109c657610b329461022435916101e4356101c4358761018435610164356110bd565b3461012257610160366003190112610122576020610eca610f88565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f725750505090565b8251845260209384019390920191600101610f65565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661100557600160a11b821615610ffa576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b038211176108f557604052565b6001600160401b0381116108f55760051b60200190565b906110608261103f565b61106d604051918261101e565b828152809261107e601f199161103f565b0190602036910137565b9190820180921161069657565b80518210156110a95760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661170b57608464ffffffffff611101826119e3565b1642106116e5575060a464ffffffffff61111a826119e3565b161515806116cc575b6116a65750600160a01b1615611693576101006004013563ffffffff81168091036101225761ffff611156610124611a83565b16908d611168838381015f19016127a3565b8091101561167d57508d82029003908082101561167657505b808b101561166057506001600160a01b0387169889158015611657575b611644576080926112369695949260758d6111f994604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c6055820152206127c1565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d602084015260408301526060820152206127c1565b610144350361163157855f528660205260405f208054600181881c1661161a576001871b17905582156116035760443560ff81169081810361012257506024359260018060a01b0384169485851415928361012257600381149081806115fb575b6115ec57600181148015806115e1575b806115d8575b6115b65780806115cd575b6115b6576112c588612800565b156113f25750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113e55760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261133a60848261101e565b519082885af13d806113d4575b50156113ac57851415928361139a575b50505061137f57505f516020613dc35f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113a493506138cb565b5f8080611357565b5082610b6f836113ba61282a565b906040519485946308c5d52960e11b865260048601612c94565b601f60015f5114911116165f611347565b60205f6342842e0e611303565b6002919294509896929897959497145f1461143d575050600435946001600160a01b0386168603610122575f516020613dc35f395f51905f529660409661143894612dc3565b611372565b94969395509093156114cd5784146114ba57600435906001600160a01b0382168203610122575f9384938493849361147691849161376a565b5af115611494575f516020613dc35f395f51905f5291604091611372565b5082610b6f6114a161282a565b604051632ff1692760e11b815293849360048501612da7565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff81168103610122576004161561157f576004356001600160a01b0381169485820361012257611510856115088484613098565b948484613865565b15611573579061151f91613098565b908181039486145f146115655714155b61154d575050505f516020613dc35f395f51905f5291604091611372565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f198401101561152f565b610b6f856113ba61282a565b9460043594909390929091506001600160a01b0385168503610122575f516020613dc35f395f51905f529560409561143893612cc8565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112b8565b508615156112ad565b5060028214156112a7565b639c318ecf60e01b5f5260045ffd5b508715611297565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a1461119e565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611181565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116b564ffffffffff916119e3565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116dc826119e3565b16421015611123565b6116f464ffffffffff916119e3565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117726004610fa5565b906001600160a01b036117856004611752565b1633036119a8578154600160a21b166109b3576117a2604461172e565b60ff81166003811161096357506117b9606461172e565b6107f861ffff6117ca610124611a83565b169260031b169060ff6301010305831c19821616611992575063fa6464fa60ff911c1690815f198201101561197d5750508480611964575b80611947575b6115ec578215158061193d575b611926576001600160a01b03841694801561192057600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561191c578115801561190c575b6118f5575f8080809334905af13d156118f0573d6001600160401b0381116108f557604051906118c8601f8201601f19166020018361101e565b81525f60203d92013e5b156118da5750565b63e913266560e01b5f526004523460245260445ffd5b6118d2565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b03821461188e565b5050565b5f611830565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611815565b506024356001600160a01b03811690818103610122575015611808565b5060443560ff8116808203610122576003915014611802565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461191c576001600160a01b0382168015908115611a5e575b50610bc7575060d81c80151580611a54575b611a3e5750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a37565b33811415915081611a71575b505f611a25565b6001600160a01b03141590505f611a6a565b3561ffff811681036101225790565b60405190604082018281106001600160401b038211176108f5576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b91909392935f9460443560ff811690818103610122575060038114928380612786575b826127715760643560ff811681036101225760041615935b841580612768575b61275157811580612748575b6118f5571561273c576126fe576024356001600160a01b0381161415948561012257611b69602435612800565b156126f657925b15611c9157505080611c8b5750611b868261303a565b905b61012257600435916001600160a01b038316830361012257611bad828460243561376a565b611bb982826004612f37565b9050611c6c5790611bc9916131cf565b9081611bd45750505b565b611be030602435613098565b60205f60405182810190630d0e30db60e41b825260048152611c0360248261101e565b5190866024355af13d80611c5b575b5015611c335790611c2b83611bd294933060243561381c565b60243561323f565b50610b6f611c3f61282a565b6040516372871d2960e01b815293849360243560048601612c94565b601f60015f5114911116165f611c12565b611c759061303a565b906307c22c3360e11b5f5260045260245260445ffd5b90611b88565b60018103611ca85750505050611bd29060046129ad565b929594926002036120c05750505f935f945b8351861015611ceb57611ce36001916060610120611cd88a89611095565b510151015190611088565b950194611cba565b9450919092611cf8611a92565b6001600160ff1b0386168614159590949060011b6002875b6106965781811015611d35578060011b90808204600214901517156106965787611d10565b9050611d449192939650611056565b84525f905b8551821015611f21579193611d6082879597611095565b5193610120850182610180825101526080860151815160408101518260208301515f945b611ea757505050608001510260c0870190815101905260a05f9601915b8251871c8015611e915760011615611e8557815160208101516040820151919991890201986080611df260a083015160148d0135901c9b8360c081015161010060e0830151920151920135901c1790565b910151029685519a8b51935f19850194851161069657611e1f611e198e968e168097611095565b51613cfe565b8c815114611e56575060018501809511610696578c515f19810190811161069657611e19611e51918f97168097611095565b611e1f565b919699939a9450949b50602091969a50019081510390525b5f1981146106965760010195969294919790611da1565b90979194929695611e6e565b5095505050949391906001019094939294611d49565b8183611ebb979e989781949e9c9a9e612efd565b9390928484011c9485930201920282015b808303611ee157509c95969c9b97999b611d84565b611ef0915080928660046132ef565b9291960195809215611f05575b508290611ecc565b611f1b908d86611f1361282a565b9203906139c5565b5f611efd565b9360209150949291940151805b611f3757505050565b611f4090613cfe565b805160c0526020810151604082015183610122576004356001600160a01b038116900361012257611f7860c051600435602435613829565b9003908082141580611fb8575b611f955750506060015180611f2e565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b505f969095919391875b86518110156120af57611fd58188611095565b515f9061012081015160608101519160a060808201519101511916916080820151925b81851061200c575050505050600101611fc2565b909192939c6001828f1c16156120a657602084015160408501518f02016004356001600160a01b038116900361012257803560601c6004356001600160a01b03161480159061208e575b6120845760c085015160e0860151610100870151600194938993013590911c1702019d5b0193929190611ff8565b509c60019061207a565b5060a085015160c051906014830135901c1415612056565b9c60019061207a565b509590969391938103821415611f85565b92949392156124af578361012257806124a957506120dd8461303a565b935b6120eb30602435613098565b926004356001600160a01b038116900361012257919461211081600435602435613196565b61211b826004613ac6565b9390925f915f985b82518a1015612288576121398a849a959a611095565b51976080890151995b80158061227f575b15612171575061216c61215c8b612efd565b509a60018c1b189a8a6004613b76565b612142565b999a919492959a98909396988983149081612270575b81612266575b899093929161012083015194604086015195602081015196825f935b6121eb57505060019650608001510260c084019081510190526121d8575b505001989390979296949196612123565b6121e3916004613b76565b505f886121c7565b8180949650612200829a93949698999a612efd565b9390928484011c9485930201920282015b80830361222757508e95939198979694926121a9565b61223691508092866004613c64565b929196019580921561224b575b508290612211565b612260908561225861282a565b91038a6139c5565b5f612243565b60018a1b1861218d565b808a1c60011615159150612187565b508a151561214a565b979550975092505061229a90826131cf565b926122a730602435613098565b818110801561249e575b6124785703908382036122ec575b505050806122ca5750565b6004356001600160a01b038116900361012257611bd29060043560243561323f565b5f959491929395505f945b81518610156124695761230c86839493611095565b5161012081015190935f938491825b6060850151871015612455576001608089015160a08a01511916881c161561244b57602085015160408601518802019330853560601c14612430576004356001600160a01b038116900361012257843560601c6004356001600160a01b0316146124255760c086015160e087015161010088015191870135901c1760808701510291853560601c6001600160a01b039091160361241d57905b0195833560601c938a610122576123d1903560601c602435613098565b8781108061240f575b6123eb57506001905b01959261231b565b876324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b508c8a0381890311156123da565b505f906123b4565b9660019194506123e3565b8760208a0151636209399d60e01b5f5260045260245260445ffd5b92956001906123e3565b5060019099019890955093506122f7915050565b959350509250505f80806122bf565b84826324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b5084828203106122b1565b936120df565b50909291506004356001600160a01b038116900361012257916124d6600435602435613098565b915f915f945f935b835185101561268c576124f18585611095565b5190608082015161012083015160408101518260208301515f945b61257f57505050612542929160806125379201510260c085019081510181525160e085015190611011565b6020840151916130ff565b968015612557575b60019150940193956124de565b506004356001600160a01b03811690036101225761257a60019160043590613120565b61254a565b82809161258b84612efd565b9390948486011c940201910281015b8082036125a857508161250c565b5f95916024356001600160a01b0381169003610122576004356001600160a01b03811690036101225760408601519260e0870151936101008801516080890151906040516323b872dd60e01b815260043560048201525b853560601c9b848d60148901358b1c8517928391602486015286820260448601520197019c60015f5260205f6064858260243562061a80f1601e5f193d011160015f51141616911590308114901517171097878d148911612682575050505050019580921561266f575b5061259a565b61267c908561225861282a565b5f612669565b959b9597506125ff565b919590949093509091506004356001600160a01b0381169003610122576126b7600435602435613098565b90808210156126ed5703915b8183119081156126d7575b50611f95575050565b9050806126e5575b5f6126ce565b5081156126df565b50505f916126c3565b505f92611b70565b505050505090915061271234826004612f37565b91909161271d575090565b6127269061303a565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b3c565b826307c22c3360e11b5f526004525f60245260445ffd5b50821515611b30565b848061277e575b93611b28565b508015612778565b506024356001600160a01b03811690818103610122575015611b10565b81156127ad570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b01906127d2575050565b90925b602084359182811160051b9081521852602060405f209301908082186127f9575050565b90926127d5565b803b1561280a5750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d906040821161284b575b604051918083525f602084013e60608201604052565b60409150612835565b9190915f906101208101516128e05760408101519360e08201516101008301519082612889602086015160c087015190611088565b905b61289c575050505060800151029150565b8780916128a886612efd565b9390966128b58589611088565b1c960201910281015b888183106128ce5750508361288b565b9091968735841c8517019601906128be565b6080810151909360608501939192505f9160408601916020870191845b87518610156129a257600183871c16156129995783518551908188029188830414881517156106965761294d9161293391611088565b8a60c081015161010060e0830151920151920135901c1790565b908782029161295c89846127a3565b1480159061298e575b6129765701946001905b01946128fd565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612965565b9460019061296f565b975095505050505050565b9060208201916129ce6129bf84611752565b6129c883611752565b90613098565b925f5f9560608401915b8551881015612b74576129eb8887611095565b5160806129f88a89611095565b51015161012082015160408101805190602083015193805f9560a08601915b612a6e5750505050509160c0600194926080612a66950151029101908151019052612a606080612a478c8b611095565b51015160a0612a568d8c611095565b51015119166136c8565b90611088565b9701966129d8565b8c8c8c878094612a7d88612efd565b969098878a011c98020194028401925b838503612a9e575050505082612a17565b6002612abd612ab7612ab1879e96611752565b93611752565b9361172e565b16612b6a576323b872dd5b8851908751936040519160e01b8252600482015260015f526024810191604482015b81893560601c998a86526014810135881c8352019e8f9960205f606487828b62061a80f1601e5f193d011160015f51141616903081149015171099148911612b61575050505050505f0197809215612b46575b508c8c8f612a8d565b612b5b9087612b5361282a565b91038b6139c5565b5f612b3d565b879e9850612aea565b6342842e0e612ac8565b9293959150939550612b91612b8884611752565b6129c887611752565b900314612c8e57915f925b8451841015612c8757612bb184869496611095565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612c705760019081855187511916821c1615612c6b5760208701516040880151820201828060a01b03612c078a611752565b16813560601c14612c6557612c37612c1e8b611752565b8d612c288c611752565b90516014850135901c916138cb565b612c44575b505b01612bd0565b604051612c5f91612c5660208361101e565b5f82528c6139c5565b5f612c3c565b50612c3e565b612c3e565b509997509397505050506001919250019290612b9c565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612cc5929101906119bf565b90565b9290612cd48185613098565b92612cdf8186613098565b90612cec84828589613865565b15612d99576001600160a01b0381811690841614612d5a5783612d1a9392612d14928861381c565b84613098565b9282841080612d4f575b612d2e5750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612d24565b915093809350612d6a9250613098565b90828203612d7757505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b6f866113ba61282a565b612cc593926060928252602082015281604082015201906119bf565b9392919091612dd3818487613829565b612dde828488613829565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612e3c60e48261101e565b5190828d5af13d80612eec575b5015612ede5714918215612ed357612e64845f935b8a613829565b9003908103612eb15750612eaa57612e7c9185613829565b0391818303612e8a57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612e64848893612e5e565b8289610b6f8a6113ba61282a565b601f60015f5114911116165f612e49565b905f916001811615612f19575b806001612cc5920119166136c8565b9150612cc5612f2d83195f198501166136c8565b92831c9050612f0a565b505f918291825b815184101561303357612f518483611095565b51926101208401612f67608082510151836127a3565b610140825101526080850151815160408101518260208301515f945b612fcc57505050906080610160920151029160c08701928351018352510151612fbf579060e06001939251809203950151900301930192612f3e565b5050935050505090600190565b8183612fd88194612efd565b9390928484011c9485930201920282015b808303612ff65750612f83565b6130039150809286613919565b9291960195809215613018575b508290612fe9565b61302d908561302561282a565b91038d6139c5565b5f613010565b9492505050565b5f9190825b81518410156130935761308b60019161307661012061305e8887611095565b510151608061306d8988611095565b51015190612854565b60206130828887611095565b510151916130ff565b93019261303f565b925050565b5f91604051906370a082315f5260018060a01b03166020525f60405260205f6024601c855afa601f3d111690816130f6575b604052156130d6575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f5193506130ca565b9190820191821061310e575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106131575750505050505f90565b600182821c161561318e57602083015160408401518202013560601c849003613184576001905b01613147565b5050505050600190565b60019061317e565b929190926131a48482613098565b906131b183308784613865565b156131c15793611bd29394613a9e565b8490610b6f846113ba61282a565b5f5f935f945b8351861015613219576131ff60019160c06131f08988611095565b51015160206130828a89611095565b9260e061320c8887611095565b51015101950194916131d5565b92509290935080820361322a575050565b6307c22c3360e11b5f5260045260245260445ffd5b9291909261324d3082613098565b936132588183613098565b9160205f6040518281019063a9059cbb60e01b825260018060a01b03861660248201528760448201526044815261329060648261101e565b519082855af13d806132de575b50156132b8576132b384611bd296973084613a9e565b61381c565b610b6f846132c461282a565b906040519485946372871d2960e01b865260048601612c94565b601f60015f5114911116165f61329d565b939291936102005261024052610260525f915b6101c08190525f6101e0819052610140819052610180819052610220526102005161332f90602001611752565b60e05261333e61020051611752565b6040516101a05260e06101a05101604052637921219560e11b6101a0515260046101a051015260a060846101a05101525f60a46101a05101526101806102405101515161010052604061024051015160806102405101516101605260a06102405101519060c06102405101519160e0610240510151610100610240510151905f9460145f970135841c19610120525b6101205160146101c0510135851c1861363e575b806101c0510135821c831796876101c0513560601c918260246101a051015260146101c0510135871c60446101a051015261016051820260646101a05101520197806101e051016101e052866101c051016101c05260205f60c46101a0518260e05162061a80f1610140523d613615575b159030811490151717610140511161014052610260516101c0511461014051116136105750505050506020905b01906101605102815101905261014051506101c051916101e051016102205161359d57610180511561358e57829060a061024051015190610180610240510151926134ec6134d260206102005101611752565b6014880135851c906134e661020051611752565b90613829565b9184519586515f198101908111610696576014890135861c165b6135108189611095565b5115613537576001810181116106965787515f198101919082116106965760010116613506565b9096939197959492956040519560808701938785106001600160401b038611176108f55787956014602094613587976040520135901c86525f838701526040860152019384516060850152611095565b5252613302565b91506101c05191906101405190565b6135ac60206102005101611752565b6135e06135c360406102405101516101c051611011565b6102405160c081015161010060e0830151920151920135901c1790565b61024051608001516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b6133cd565b601f3d1160015f511416610140511115613452575050505050505060209060016102205261347f565b9394602090979691970190610160510281510190525f9060146101c0510135831c6101205260146101c0510135831c60051b965f1961010051510160051b975b60208982166101005101015160146101c0510135861c8151148115176136a7575060200161367e565b969591929397985050856133e157505050505060209060016101805261347f565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b9190816137779184613196565b478260015d60205f60405182810190632e1a7d4d60e01b8252856024820152602481526137a560448261101e565b519082875af13d8061380b575b50156137cb575f60015d470391818303612e8a57505050565b5090610b6f6137d861282a565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119bf565b601f60015f5114911116165f6137b2565b929190612e7c9084613098565b905f926040519162fdd58e5f5260018060a01b031660205260405260205f6044601c855afa601f3d111690816130f657604052156130d6575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f929083906138af60848261101e565b51925af13d806138bd575090565b601f60015f51149111161690565b9060205f6024601c829560405197636352211e85528552836040525afa601f3d11169283613910575b6040528261390157505090565b6001600160a01b031614919050565b5f5192506138f4565b61014081018051604083015160e084015161010085015160808601519698979196899692935f9283805b60148b3560601c9b01358c1c831791818a0383116139b4575081019c8301995f80808088860285620186a0f191159015171099868a148b116139a957505050505b61399357505085900390529291565b9150935060019250610160915001529190600190565b989b98998c99613943565b9b509c995050505050506001613984565b90929192610120820151906139da8183613d13565b6139e48183613dac565b94610100840151613a7957608091849596613a6b9260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613a4160208b0151936040519182918783526040602084015260408301906119bf565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b6f9190899060048501612da7565b929190613aab9084613098565b900391818303612e8a57505050565b8015610696575f190190565b91908051805b613ada57505090505f905f90565b613ae390613aba565b9283613aef8184611095565b516101208101805160600151909160800190805b613b11575050509093613acc565b81929350613b226001925191613aba565b918291821c1615613b7157613b439084519060406020830151920151020190565b3560601c6001600160a01b03613b5886611752565b1603613b6957805b87939291613b03565b949350505050565b613b60565b9190613b9361012082015192839060406020830151920151020190565b90613b9e8284613d13565b813560601c906020850194613bbb83613bb688611752565b613098565b93613bfd613bdd828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613c64565b915050159283613c4b575b50508115613c2f575b50613c27576132b3613c2294611752565b600190565b505050505f90565b6001600160a01b039150613c4290611752565b1681145f613c11565b613c5d91613c5761282a565b916139c5565b5f80613c08565b90929192613c7560205f9301611752565b9260408201519360e08301519460806101008501519401516040519463a9059cbb5f5260016060525b883560601c968360148b01358a1c831780928a602052858202604052019a0197602060606044601c5f8a62061a80f191159015176001606051181710978588148911613cf4575050505050506040525f60605292565b9698969750613c9e565b6080604051613d0d828261101e565b36903790565b90803560601c8015613d89573014613d675760c082015160e083015161010084015191830135901c1715613d45575050565b613d5190825192613dac565b906369f66e7760e01b5f5260045260245260445ffd5b613d7390825192613dac565b90636209399d60e01b5f5260045260245260445ffd5b50613d9690825192613dac565b9063d02e182560e01b5f5260045260245260445ffd5b6040612cc59260208301519003910151906127a356feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeBytecode = '0x6102806040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610eae578063239af6a114610e1f5780633cc44cb714610d4d5780633ce5123614610cff578063405d30af14610cdd57806364482ac414610c7f57806375533abe14610bdd578063b41c05e5146109d5578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611056565b925f5b8381106100f957604051602080825281906100f590820188610f55565b0390f35b8061010660019284611088565b845f5260205260405f205461011b8288611095565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f00565b9060a0525f5c60015f5d6109c657610172610f88565b8054600160a21b81166109b35760843564ffffffffff8116908181036101225781421061099c57505060a43564ffffffffff81169081811415806101225782151580610990575b610975575050506101ca90826119f5565b6044359060ff8216808303610122576003811161096357506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff16610951575063fa6464fa60ff911c16805f1961ffff610124351601101561093457505f918315610925576001161592831593610909575b9161025c8361103f565b9161026a604051938461101e565b838352601f196102798561103f565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba8188611095565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f19016127a3565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611abb565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a051010135606085015260806101443594206127c1565b0361061e576103f6610120870151918460a05101611abb565b60ff61040061171e565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612854565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f1982019182116106965760209161067891611095565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a611095565b5101518160a051013511156102c5565b6106e28387926101643584611aed565b6106ec8251611056565b6106f68351611056565b925f5b81518110156107b3578061070f60019284611095565b5160808101908151156107ac5760a0810191825161072d858b611095565b52518251191661073d8488611095565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a611095565b51905182519182526020820152a35b016106f9565b604081015160608201516107a38589611095565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f55565b908382036020850152610f55565b6107f59034611011565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b038211176108f5576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101a08301928084106001600160401b038511176108f5576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201526108da611a92565b6101808201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361091b61173c565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b366003190161028081126101225761016013610122576109f3610ee9565b6109fb610f30565b610a03610f45565b60a0366101e3190112610122575f5c60015f5d6109c6576001600160a01b03610a2a61173c565b163303610bbf5760ff610a3b61171e565b16151580610baa575b610b8d57602435926001600160a01b03841680850361012257610a6685612800565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ad36101048261101e565b5190828a5af13d80610b7c575b5050610aea61282a565b905f9660205f6044601c6040519463dd62ed3e8452338552306040525afa601f3d1116610b73575b604052808710610b3757610b326101c4358664ffffffffff891687611766565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b6f9060848301906119bf565b0390fd5b5f519750610b12565b601f60015f51149111161687610ae0565b60ff610b9761171e565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bb761171e565b161415610a44565b610bc7610f88565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109c6576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bc7578054600160a21b16610c6d57600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610c9b600435610fc2565b90604051926003851015610cc957608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d1d610ee9565b610d25610f30565b610d2d610f45565b5f5c60015f5d6109c657610b329264ffffffffff6101c435931690611766565b346101225736600319016102808112610122576101601361012257610d70610ed2565b610204356001600160401b03811161012257610d90903690600401610f00565b9091610244356001600160401b03811161012257610db2903690600401610f00565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109c6576001600160a01b0382169533879003610e0857610b32965061022435926101e435906101c4359061018435610164356110bd565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e42610ed2565b610204356001600160401b03811161012257610e62903690600401610f00565b9190610244356001600160401b03811161012257610e84903690600401610f00565b915f5c60015f5d6109c657610b329461022435916101e4356101c4358761018435610164356110bd565b3461012257610160366003190112610122576020610eca610f88565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f725750505090565b8251845260209384019390920191600101610f65565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661100557600160a11b821615610ffa576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b038211176108f557604052565b6001600160401b0381116108f55760051b60200190565b906110608261103f565b61106d604051918261101e565b828152809261107e601f199161103f565b0190602036910137565b9190820180921161069657565b80518210156110a95760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661170b57608464ffffffffff611101826119e3565b1642106116e5575060a464ffffffffff61111a826119e3565b161515806116cc575b6116a65750600160a01b1615611693576101006004013563ffffffff81168091036101225761ffff611156610124611a83565b16908d611168838381015f19016127a3565b8091101561167d57508d82029003908082101561167657505b808b101561166057506001600160a01b0387169889158015611657575b611644576080926112369695949260758d6111f994604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c6055820152206127c1565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d602084015260408301526060820152206127c1565b610144350361163157855f528660205260405f208054600181881c1661161a576001871b17905582156116035760443560ff81169081810361012257506024359260018060a01b0384169485851415928361012257600381149081806115fb575b6115ec57600181148015806115e1575b806115d8575b6115b65780806115cd575b6115b6576112c588612800565b156113f25750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113e55760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261133a60848261101e565b519082885af13d806113d4575b50156113ac57851415928361139a575b50505061137f57505f516020613dc35f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113a493506138cb565b5f8080611357565b5082610b6f836113ba61282a565b906040519485946308c5d52960e11b865260048601612c94565b601f60015f5114911116165f611347565b60205f6342842e0e611303565b6002919294509896929897959497145f1461143d575050600435946001600160a01b0386168603610122575f516020613dc35f395f51905f529660409661143894612dc3565b611372565b94969395509093156114cd5784146114ba57600435906001600160a01b0382168203610122575f9384938493849361147691849161376a565b5af115611494575f516020613dc35f395f51905f5291604091611372565b5082610b6f6114a161282a565b604051632ff1692760e11b815293849360048501612da7565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff81168103610122576004161561157f576004356001600160a01b0381169485820361012257611510856115088484613098565b948484613865565b15611573579061151f91613098565b908181039486145f146115655714155b61154d575050505f516020613dc35f395f51905f5291604091611372565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f198401101561152f565b610b6f856113ba61282a565b9460043594909390929091506001600160a01b0385168503610122575f516020613dc35f395f51905f529560409561143893612cc8565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112b8565b508615156112ad565b5060028214156112a7565b639c318ecf60e01b5f5260045ffd5b508715611297565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a1461119e565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611181565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116b564ffffffffff916119e3565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116dc826119e3565b16421015611123565b6116f464ffffffffff916119e3565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117726004610fa5565b906001600160a01b036117856004611752565b1633036119a8578154600160a21b166109b3576117a2604461172e565b60ff81166003811161096357506117b9606461172e565b6107f861ffff6117ca610124611a83565b169260031b169060ff6301010305831c19821616611992575063fa6464fa60ff911c1690815f198201101561197d5750508480611964575b80611947575b6115ec578215158061193d575b611926576001600160a01b03841694801561192057600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561191c578115801561190c575b6118f5575f8080809334905af13d156118f0573d6001600160401b0381116108f557604051906118c8601f8201601f19166020018361101e565b81525f60203d92013e5b156118da5750565b63e913266560e01b5f526004523460245260445ffd5b6118d2565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b03821461188e565b5050565b5f611830565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611815565b506024356001600160a01b03811690818103610122575015611808565b5060443560ff8116808203610122576003915014611802565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461191c576001600160a01b0382168015908115611a5e575b50610bc7575060d81c80151580611a54575b611a3e5750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a37565b33811415915081611a71575b505f611a25565b6001600160a01b03141590505f611a6a565b3561ffff811681036101225790565b60405190604082018281106001600160401b038211176108f5576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b91909392935f9460443560ff811690818103610122575060038114928380612786575b826127715760643560ff811681036101225760041615935b841580612768575b61275157811580612748575b6118f5571561273c576126fe576024356001600160a01b0381161415948561012257611b69602435612800565b156126f657925b15611c9157505080611c8b5750611b868261303a565b905b61012257600435916001600160a01b038316830361012257611bad828460243561376a565b611bb982826004612f37565b9050611c6c5790611bc9916131cf565b9081611bd45750505b565b611be030602435613098565b60205f60405182810190630d0e30db60e41b825260048152611c0360248261101e565b5190866024355af13d80611c5b575b5015611c335790611c2b83611bd294933060243561381c565b60243561323f565b50610b6f611c3f61282a565b6040516372871d2960e01b815293849360243560048601612c94565b601f60015f5114911116165f611c12565b611c759061303a565b906307c22c3360e11b5f5260045260245260445ffd5b90611b88565b60018103611ca85750505050611bd29060046129ad565b929594926002036120c05750505f935f945b8351861015611ceb57611ce36001916060610120611cd88a89611095565b510151015190611088565b950194611cba565b9450919092611cf8611a92565b6001600160ff1b0386168614159590949060011b6002875b6106965781811015611d35578060011b90808204600214901517156106965787611d10565b9050611d449192939650611056565b84525f905b8551821015611f21579193611d6082879597611095565b5193610120850182610180825101526080860151815160408101518260208301515f945b611ea757505050608001510260c0870190815101905260a05f9601915b8251871c8015611e915760011615611e8557815160208101516040820151919991890201986080611df260a083015160148d0135901c9b8360c081015161010060e0830151920151920135901c1790565b910151029685519a8b51935f19850194851161069657611e1f611e198e968e168097611095565b51613cfe565b8c815114611e56575060018501809511610696578c515f19810190811161069657611e19611e51918f97168097611095565b611e1f565b919699939a9450949b50602091969a50019081510390525b5f1981146106965760010195969294919790611da1565b90979194929695611e6e565b5095505050949391906001019094939294611d49565b8183611ebb979e989781949e9c9a9e612efd565b9390928484011c9485930201920282015b808303611ee157509c95969c9b97999b611d84565b611ef0915080928660046132ef565b9291960195809215611f05575b508290611ecc565b611f1b908d86611f1361282a565b9203906139c5565b5f611efd565b9360209150949291940151805b611f3757505050565b611f4090613cfe565b805160c0526020810151604082015183610122576004356001600160a01b038116900361012257611f7860c051600435602435613829565b9003908082141580611fb8575b611f955750506060015180611f2e565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b505f969095919391875b86518110156120af57611fd58188611095565b515f9061012081015160608101519160a060808201519101511916916080820151925b81851061200c575050505050600101611fc2565b909192939c6001828f1c16156120a657602084015160408501518f02016004356001600160a01b038116900361012257803560601c6004356001600160a01b03161480159061208e575b6120845760c085015160e0860151610100870151600194938993013590911c1702019d5b0193929190611ff8565b509c60019061207a565b5060a085015160c051906014830135901c1415612056565b9c60019061207a565b509590969391938103821415611f85565b92949392156124af578361012257806124a957506120dd8461303a565b935b6120eb30602435613098565b926004356001600160a01b038116900361012257919461211081600435602435613196565b61211b826004613ac6565b9390925f915f985b82518a1015612288576121398a849a959a611095565b51976080890151995b80158061227f575b15612171575061216c61215c8b612efd565b509a60018c1b189a8a6004613b76565b612142565b999a919492959a98909396988983149081612270575b81612266575b899093929161012083015194604086015195602081015196825f935b6121eb57505060019650608001510260c084019081510190526121d8575b505001989390979296949196612123565b6121e3916004613b76565b505f886121c7565b8180949650612200829a93949698999a612efd565b9390928484011c9485930201920282015b80830361222757508e95939198979694926121a9565b61223691508092866004613c64565b929196019580921561224b575b508290612211565b612260908561225861282a565b91038a6139c5565b5f612243565b60018a1b1861218d565b808a1c60011615159150612187565b508a151561214a565b979550975092505061229a90826131cf565b926122a730602435613098565b818110801561249e575b6124785703908382036122ec575b505050806122ca5750565b6004356001600160a01b038116900361012257611bd29060043560243561323f565b5f959491929395505f945b81518610156124695761230c86839493611095565b5161012081015190935f938491825b6060850151871015612455576001608089015160a08a01511916881c161561244b57602085015160408601518802019330853560601c14612430576004356001600160a01b038116900361012257843560601c6004356001600160a01b0316146124255760c086015160e087015161010088015191870135901c1760808701510291853560601c6001600160a01b039091160361241d57905b0195833560601c938a610122576123d1903560601c602435613098565b8781108061240f575b6123eb57506001905b01959261231b565b876324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b508c8a0381890311156123da565b505f906123b4565b9660019194506123e3565b8760208a0151636209399d60e01b5f5260045260245260445ffd5b92956001906123e3565b5060019099019890955093506122f7915050565b959350509250505f80806122bf565b84826324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b5084828203106122b1565b936120df565b50909291506004356001600160a01b038116900361012257916124d6600435602435613098565b915f915f945f935b835185101561268c576124f18585611095565b5190608082015161012083015160408101518260208301515f945b61257f57505050612542929160806125379201510260c085019081510181525160e085015190611011565b6020840151916130ff565b968015612557575b60019150940193956124de565b506004356001600160a01b03811690036101225761257a60019160043590613120565b61254a565b82809161258b84612efd565b9390948486011c940201910281015b8082036125a857508161250c565b5f95916024356001600160a01b0381169003610122576004356001600160a01b03811690036101225760408601519260e0870151936101008801516080890151906040516323b872dd60e01b815260043560048201525b853560601c9b848d60148901358b1c8517928391602486015286820260448601520197019c60015f5260205f6064858260243562061a80f1601e5f193d011160015f51141616911590308114901517171097878d148911612682575050505050019580921561266f575b5061259a565b61267c908561225861282a565b5f612669565b959b9597506125ff565b919590949093509091506004356001600160a01b0381169003610122576126b7600435602435613098565b90808210156126ed5703915b8183119081156126d7575b50611f95575050565b9050806126e5575b5f6126ce565b5081156126df565b50505f916126c3565b505f92611b70565b505050505090915061271234826004612f37565b91909161271d575090565b6127269061303a565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b3c565b826307c22c3360e11b5f526004525f60245260445ffd5b50821515611b30565b848061277e575b93611b28565b508015612778565b506024356001600160a01b03811690818103610122575015611b10565b81156127ad570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b01906127d2575050565b90925b602084359182811160051b9081521852602060405f209301908082186127f9575050565b90926127d5565b803b1561280a5750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d906040821161284b575b604051918083525f602084013e60608201604052565b60409150612835565b9190915f906101208101516128e05760408101519360e08201516101008301519082612889602086015160c087015190611088565b905b61289c575050505060800151029150565b8780916128a886612efd565b9390966128b58589611088565b1c960201910281015b888183106128ce5750508361288b565b9091968735841c8517019601906128be565b6080810151909360608501939192505f9160408601916020870191845b87518610156129a257600183871c16156129995783518551908188029188830414881517156106965761294d9161293391611088565b8a60c081015161010060e0830151920151920135901c1790565b908782029161295c89846127a3565b1480159061298e575b6129765701946001905b01946128fd565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612965565b9460019061296f565b975095505050505050565b9060208201916129ce6129bf84611752565b6129c883611752565b90613098565b925f5f9560608401915b8551881015612b74576129eb8887611095565b5160806129f88a89611095565b51015161012082015160408101805190602083015193805f9560a08601915b612a6e5750505050509160c0600194926080612a66950151029101908151019052612a606080612a478c8b611095565b51015160a0612a568d8c611095565b51015119166136c8565b90611088565b9701966129d8565b8c8c8c878094612a7d88612efd565b969098878a011c98020194028401925b838503612a9e575050505082612a17565b6002612abd612ab7612ab1879e96611752565b93611752565b9361172e565b16612b6a576323b872dd5b8851908751936040519160e01b8252600482015260015f526024810191604482015b81893560601c998a86526014810135881c8352019e8f9960205f606487828b62061a80f1601e5f193d011160015f51141616903081149015171099148911612b61575050505050505f0197809215612b46575b508c8c8f612a8d565b612b5b9087612b5361282a565b91038b6139c5565b5f612b3d565b879e9850612aea565b6342842e0e612ac8565b9293959150939550612b91612b8884611752565b6129c887611752565b900314612c8e57915f925b8451841015612c8757612bb184869496611095565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612c705760019081855187511916821c1615612c6b5760208701516040880151820201828060a01b03612c078a611752565b16813560601c14612c6557612c37612c1e8b611752565b8d612c288c611752565b90516014850135901c916138cb565b612c44575b505b01612bd0565b604051612c5f91612c5660208361101e565b5f82528c6139c5565b5f612c3c565b50612c3e565b612c3e565b509997509397505050506001919250019290612b9c565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612cc5929101906119bf565b90565b9290612cd48185613098565b92612cdf8186613098565b90612cec84828589613865565b15612d99576001600160a01b0381811690841614612d5a5783612d1a9392612d14928861381c565b84613098565b9282841080612d4f575b612d2e5750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612d24565b915093809350612d6a9250613098565b90828203612d7757505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b6f866113ba61282a565b612cc593926060928252602082015281604082015201906119bf565b9392919091612dd3818487613829565b612dde828488613829565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612e3c60e48261101e565b5190828d5af13d80612eec575b5015612ede5714918215612ed357612e64845f935b8a613829565b9003908103612eb15750612eaa57612e7c9185613829565b0391818303612e8a57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612e64848893612e5e565b8289610b6f8a6113ba61282a565b601f60015f5114911116165f612e49565b905f916001811615612f19575b806001612cc5920119166136c8565b9150612cc5612f2d83195f198501166136c8565b92831c9050612f0a565b505f918291825b815184101561303357612f518483611095565b51926101208401612f67608082510151836127a3565b610140825101526080850151815160408101518260208301515f945b612fcc57505050906080610160920151029160c08701928351018352510151612fbf579060e06001939251809203950151900301930192612f3e565b5050935050505090600190565b8183612fd88194612efd565b9390928484011c9485930201920282015b808303612ff65750612f83565b6130039150809286613919565b9291960195809215613018575b508290612fe9565b61302d908561302561282a565b91038d6139c5565b5f613010565b9492505050565b5f9190825b81518410156130935761308b60019161307661012061305e8887611095565b510151608061306d8988611095565b51015190612854565b60206130828887611095565b510151916130ff565b93019261303f565b925050565b5f91604051906370a082315f5260018060a01b03166020525f60405260205f6024601c855afa601f3d111690816130f6575b604052156130d6575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f5193506130ca565b9190820191821061310e575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106131575750505050505f90565b600182821c161561318e57602083015160408401518202013560601c849003613184576001905b01613147565b5050505050600190565b60019061317e565b929190926131a48482613098565b906131b183308784613865565b156131c15793611bd29394613a9e565b8490610b6f846113ba61282a565b5f5f935f945b8351861015613219576131ff60019160c06131f08988611095565b51015160206130828a89611095565b9260e061320c8887611095565b51015101950194916131d5565b92509290935080820361322a575050565b6307c22c3360e11b5f5260045260245260445ffd5b9291909261324d3082613098565b936132588183613098565b9160205f6040518281019063a9059cbb60e01b825260018060a01b03861660248201528760448201526044815261329060648261101e565b519082855af13d806132de575b50156132b8576132b384611bd296973084613a9e565b61381c565b610b6f846132c461282a565b906040519485946372871d2960e01b865260048601612c94565b601f60015f5114911116165f61329d565b939291936102005261024052610260525f915b6101c08190525f6101e0819052610140819052610180819052610220526102005161332f90602001611752565b60e05261333e61020051611752565b6040516101a05260e06101a05101604052637921219560e11b6101a0515260046101a051015260a060846101a05101525f60a46101a05101526101806102405101515161010052604061024051015160806102405101516101605260a06102405101519060c06102405101519160e0610240510151610100610240510151905f9460145f970135841c19610120525b6101205160146101c0510135851c1861363e575b806101c0510135821c831796876101c0513560601c918260246101a051015260146101c0510135871c60446101a051015261016051820260646101a05101520197806101e051016101e052866101c051016101c05260205f60c46101a0518260e05162061a80f1610140523d613615575b159030811490151717610140511161014052610260516101c0511461014051116136105750505050506020905b01906101605102815101905261014051506101c051916101e051016102205161359d57610180511561358e57829060a061024051015190610180610240510151926134ec6134d260206102005101611752565b6014880135851c906134e661020051611752565b90613829565b9184519586515f198101908111610696576014890135861c165b6135108189611095565b5115613537576001810181116106965787515f198101919082116106965760010116613506565b9096939197959492956040519560808701938785106001600160401b038611176108f55787956014602094613587976040520135901c86525f838701526040860152019384516060850152611095565b5252613302565b91506101c05191906101405190565b6135ac60206102005101611752565b6135e06135c360406102405101516101c051611011565b6102405160c081015161010060e0830151920151920135901c1790565b61024051608001516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b6133cd565b601f3d1160015f511416610140511115613452575050505050505060209060016102205261347f565b9394602090979691970190610160510281510190525f9060146101c0510135831c6101205260146101c0510135831c60051b965f1961010051510160051b975b60208982166101005101015160146101c0510135861c8151148115176136a7575060200161367e565b969591929397985050856133e157505050505060209060016101805261347f565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b9190816137779184613196565b478260015d60205f60405182810190632e1a7d4d60e01b8252856024820152602481526137a560448261101e565b519082875af13d8061380b575b50156137cb575f60015d470391818303612e8a57505050565b5090610b6f6137d861282a565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119bf565b601f60015f5114911116165f6137b2565b929190612e7c9084613098565b905f926040519162fdd58e5f5260018060a01b031660205260405260205f6044601c855afa601f3d111690816130f657604052156130d6575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f929083906138af60848261101e565b51925af13d806138bd575090565b601f60015f51149111161690565b9060205f6024601c829560405197636352211e85528552836040525afa601f3d11169283613910575b6040528261390157505090565b6001600160a01b031614919050565b5f5192506138f4565b61014081018051604083015160e084015161010085015160808601519698979196899692935f9283805b60148b3560601c9b01358c1c831791818a0383116139b4575081019c8301995f80808088860285620186a0f191159015171099868a148b116139a957505050505b61399357505085900390529291565b9150935060019250610160915001529190600190565b989b98998c99613943565b9b509c995050505050506001613984565b90929192610120820151906139da8183613d13565b6139e48183613dac565b94610100840151613a7957608091849596613a6b9260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613a4160208b0151936040519182918783526040602084015260408301906119bf565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b6f9190899060048501612da7565b929190613aab9084613098565b900391818303612e8a57505050565b8015610696575f190190565b91908051805b613ada57505090505f905f90565b613ae390613aba565b9283613aef8184611095565b516101208101805160600151909160800190805b613b11575050509093613acc565b81929350613b226001925191613aba565b918291821c1615613b7157613b439084519060406020830151920151020190565b3560601c6001600160a01b03613b5886611752565b1603613b6957805b87939291613b03565b949350505050565b613b60565b9190613b9361012082015192839060406020830151920151020190565b90613b9e8284613d13565b813560601c906020850194613bbb83613bb688611752565b613098565b93613bfd613bdd828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613c64565b915050159283613c4b575b50508115613c2f575b50613c27576132b3613c2294611752565b600190565b505050505f90565b6001600160a01b039150613c4290611752565b1681145f613c11565b613c5d91613c5761282a565b916139c5565b5f80613c08565b90929192613c7560205f9301611752565b9260408201519360e08301519460806101008501519401516040519463a9059cbb5f5260016060525b883560601c968360148b01358a1c831780928a602052858202604052019a0197602060606044601c5f8a62061a80f191159015176001606051181710978588148911613cf4575050505050506040525f60605292565b9698969750613c9e565b6080604051613d0d828261101e565b36903790565b90803560601c8015613d89573014613d675760c082015160e083015161010084015191830135901c1715613d45575050565b613d5190825192613dac565b906369f66e7760e01b5f5260045260245260445ffd5b613d7390825192613dac565b90636209399d60e01b5f5260045260245260445ffd5b50613d9690825192613dac565b9063d02e182560e01b5f5260045260245260445ffd5b6040612cc59260208301519003910151906127a356feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
export const slotDistributorRuntimeHash = '0x3e736c0e3bfc9ff2ee4b8b2da8858dbde687603c1c8fb6824d36d317d595308d' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0xf463510A0327aD86daDcC2f4B3412C58AE41AB86' as const
export const distributorDeployData = '0x000000000000000000000000000000000000000000000000000000000000000060808060405234601557613de3908161001a8239f35b5f80fdfe6102806040526004361015610040575b3615610019575f80fd5b60015c6001600160a01b0316330361002d57005b63352a040560e11b5f523360045260245ffd5b5f3560e01c80630a11b52914610eae578063239af6a114610e1f5780633cc44cb714610d4d5780633ce5123614610cff578063405d30af14610cdd57806364482ac414610c7f57806375533abe14610bdd578063b41c05e5146109d5578063cda0b90c146101265763f904163c0361000f5734610122576060366003190112610122576024356044356004356100d582611056565b925f5b8381106100f957604051602080825281906100f590820188610f55565b0390f35b8061010660019284611088565b845f5260205260405f205461011b8288611095565b52016100d8565b5f80fd5b36600319016101a08112610122576101601361012257610184356001600160401b0381116101225761015c903690600401610f00565b9060a0525f5c60015f5d6109c657610172610f88565b8054600160a21b81166109b35760843564ffffffffff8116908181036101225781421061099c57505060a43564ffffffffff81169081811415806101225782151580610990575b610975575050506101ca90826119f5565b6044359060ff8216808303610122576003811161096357506064359160ff831690818403610122576101243561ffff8116141560808190526101225760031b6107f816906301010305821c19841660ff16610951575063fa6464fa60ff911c16805f1961ffff610124351601101561093457505f918315610925576001161592831593610909575b9161025c8361103f565b9161026a604051938461101e565b838352601f196102798561103f565b015f5b81811061081357505061010435915f60015b868210156106d2578160051b60a051013591609e1960a051360301831215610122576102ba8188611095565b5192811515806106aa575b61065f5763ffffffff8716870361012257608051610122576102f96101243561ffff1663ffffffff891681015f19016127a3565b808260a05101351015610644575060a0518101356101243561ffff1690810263ffffffff89160390811015610636575b60208260a051010161033f818460a05101611abb565b90816040519182372060a05184016060810135903603601e1901811215610122578460a05101018035906001600160401b03821161012257602001908060051b36038213610122576103dd91604051937fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e85528760a05101356020860152604085015260408760a051010135606085015260806101443594206127c1565b0361061e576103f6610120870151918460a05101611abb565b60ff61040061171e565b168235918260011a928060021a948160031a9060048101358260031b610100031c948787016014019360031984870301858104966021861060218c101660218b10169260018a1515915f1a1416918789021490866004011016161690806001146106105760021461060b578615165b156105f357906004918a60a05101358952601f828901116101208a0152010160208701526040860152606085015260808401528060031b6101000360a084015260140160c08301528060031b6101000360e0830152156105e5575b50606061012086015101518181036105c7575060808260a051010135811c6105a057508915156101008501528060a05101356020850152858452855f528060a051013560205260405f20906040850191808352549160608601928084521960808360a0510101351660808088019382855260a0510101358103610598575b801561058a576001959697506101208698015190610120820151610579575b505051915190511790555b019061028e565b61058291612854565b508c80610567565b505050506001919250610572565b5f9550610548565b60808263302669a360e21b5f528060a051013560045260a05101013560245260445260645ffd5b8263f3ef5fc760e01b5f5260a051013560045260245260445260645ffd5b61010060019101528b6104ca565b8963acef518560e01b5f5260a051013560045260245ffd5b61046f565b50600186148815161661046f565b82630196930160e31b5f5260a051013560045260245ffd5b5061ffff6101243516610329565b90630185d96f60e01b5f5260a051013560045260245260445ffd5b90875f1982019182116106965760209161067891611095565b51015190630a4ba27360e31b5f5260a051013560045260245260445ffd5b634e487b7160e01b5f52601160045260245ffd5b505f198201828111610696576106c26020918a611095565b5101518160a051013511156102c5565b6106e28387926101643584611aed565b6106ec8251611056565b6106f68351611056565b925f5b81518110156107b3578061070f60019284611095565b5160808101908151156107ac5760a0810191825161072d858b611095565b52518251191661073d8488611095565b52815161078f575b7f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f51438296040602083519301519361077a868a611095565b51905182519182526020820152a35b016106f9565b604081015160608201516107a38589611095565b51179055610745565b5050610789565b5050908034036107eb575b506100f56107dd925f805d604051938493604085526040850190610f55565b908382036020850152610f55565b6107f59034611011565b5f80808084335af16107be57630b288dc560e21b5f5260045260245ffd5b6040959395519061014082018281106001600160401b038211176108f5576040525f82525f60208301525f60408301525f60608301525f60808301525f60a08301525f60c08301525f60e08301525f610100830152604051916101a08301928084106001600160401b038511176108f5576020936040525f81525f848201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201526108da611a92565b6101808201526101208201528282880101520194929461027c565b634e487b7160e01b5f52604160045260245ffd5b92506001600160a01b0361091b61173c565b1633141592610252565b63093fe96160e01b5f5260045ffd5b632748ebf360e11b5f5261ffff610124351660045260245260445ffd5b63a4843ddb60e01b5f5260045260245ffd5b63bff2cb3b60e01b5f5260045260245ffd5b610122575063bb1c869d60e01b5f526004524260245260445ffd5b50505f824210156101b9565b506334d3eca760e21b5f526004524260245260445ffd5b50634dd9574f60e11b5f5260045260245ffd5b63b5dfd9e560e01b5f5260045ffd5b366003190161028081126101225761016013610122576109f3610ee9565b6109fb610f30565b610a03610f45565b60a0366101e3190112610122575f5c60015f5d6109c6576001600160a01b03610a2a61173c565b163303610bbf5760ff610a3b61171e565b16151580610baa575b610b8d57602435926001600160a01b03841680850361012257610a6685612800565b6101e4356102243560ff811690818103610122576020915f91506040518381019163d505accf60e01b835233602483015230604483015285606483015261020435608483015260a48201526102443560c48201526102643560e482015260e48152610ad36101048261101e565b5190828a5af13d80610b7c575b5050610aea61282a565b905f9660205f6044601c6040519463dd62ed3e8452338552306040525afa601f3d1116610b73575b604052808710610b3757610b326101c4358664ffffffffff891687611766565b5f805d005b604051633677327d60e11b81526004810193909352602483018790526044830152608060648301528190610b6f9060848301906119bf565b0390fd5b5f519750610b12565b601f60015f51149111161687610ae0565b60ff610b9761171e565b63b632b4c960e01b5f521660045260245ffd5b50600360ff610bb761171e565b161415610a44565b610bc7610f88565b6314c417b560e01b5f526004523360245260445ffd5b3461012257610160366003190112610122575f5c60015f5d6109c6576101a060405146815230602082015261016060046040830137206004356001600160a01b0381169081810361012257503303610bc7578054600160a21b16610c6d57600160a21b815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a35f805d005b634dd9574f60e11b5f5260045260245ffd5b3461012257602036600319011261012257610c9b600435610fc2565b90604051926003851015610cc957608094845260018060a01b03166020840152604083015215156060820152f35b634e487b7160e01b5f52602160045260245ffd5b34610122575f366003190112610122576040516001600160a01b038152602090f35b36600319016101e08112610122576101601361012257610d1d610ee9565b610d25610f30565b610d2d610f45565b5f5c60015f5d6109c657610b329264ffffffffff6101c435931690611766565b346101225736600319016102808112610122576101601361012257610d70610ed2565b610204356001600160401b03811161012257610d90903690600401610f00565b9091610244356001600160401b03811161012257610db2903690600401610f00565b61026435939092906001600160a01b0385168503610122575f5c60015f5d6109c6576001600160a01b0382169533879003610e0857610b32965061022435926101e435906101c4359061018435610164356110bd565b8663518310e160e11b5f526004523360245260445ffd5b346101225736600319016102608112610122576101601361012257610e42610ed2565b610204356001600160401b03811161012257610e62903690600401610f00565b9190610244356001600160401b03811161012257610e84903690600401610f00565b915f5c60015f5d6109c657610b329461022435916101e4356101c4358761018435610164356110bd565b3461012257610160366003190112610122576020610eca610f88565b604051908152f35b6101a435906001600160a01b038216820361012257565b61016435906001600160a01b038216820361012257565b9181601f84011215610122578235916001600160401b038311610122576020808501948460051b01011161012257565b610184359064ffffffffff8216820361012257565b6101a43590811515820361012257565b90602080835192838152019201905f5b818110610f725750505090565b8251845260209384019390920191600101610f65565b6101a0604051468152306020820152610160600460408301372090565b6101a0906101606040519146835230602084015260408301372090565b5490600160a21b821661100557600160a11b821615610ffa576001916001600160a01b0381169160d882901c91600160a01b16151590565b5f9150819081908190565b600291505f9081908190565b9190820391821161069657565b90601f801991011681019081106001600160401b038211176108f557604052565b6001600160401b0381116108f55760051b60200190565b906110608261103f565b61106d604051918261101e565b828152809261107e601f199161103f565b0190602036910137565b9190820180921161069657565b80518210156110a95760209160051b010190565b634e487b7160e01b5f52603260045260245ffd5b99949892939597919690976101a06040514681523060208201526101606004604083013720998a54600160a21b811661170b57608464ffffffffff611101826119e3565b1642106116e5575060a464ffffffffff61111a826119e3565b161515806116cc575b6116a65750600160a01b1615611693576101006004013563ffffffff81168091036101225761ffff611156610124611a83565b16908d611168838381015f19016127a3565b8091101561167d57508d82029003908082101561167657505b808b101561166057506001600160a01b0387169889158015611657575b611644576080926112369695949260758d6111f994604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528a60358201528c6055820152206127c1565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d602084015260408301526060820152206127c1565b610144350361163157855f528660205260405f208054600181881c1661161a576001871b17905582156116035760443560ff81169081810361012257506024359260018060a01b0384169485851415928361012257600381149081806115fb575b6115ec57600181148015806115e1575b806115d8575b6115b65780806115cd575b6115b6576112c588612800565b156113f25750505050610122576004356001600160a01b0381168082036101225760643560ff81168103610122576002166113e55760205f6323b872dd5b6040518381019163ffffffff60e01b9060e01b1682528460248201528960448201528660648201526064815261133a60848261101e565b519082885af13d806113d4575b50156113ac57851415928361139a575b50505061137f57505f516020613dc35f395f51905f52916040915b82519182526020820152a3565b6324ad4cb160e11b5f5260045260016024525f60445260645ffd5b6113a493506138cb565b5f8080611357565b5082610b6f836113ba61282a565b906040519485946308c5d52960e11b865260048601612c94565b601f60015f5114911116165f611347565b60205f6342842e0e611303565b6002919294509896929897959497145f1461143d575050600435946001600160a01b0386168603610122575f516020613dc35f395f51905f529660409661143894612dc3565b611372565b94969395509093156114cd5784146114ba57600435906001600160a01b0382168203610122575f9384938493849361147691849161376a565b5af115611494575f516020613dc35f395f51905f5291604091611372565b5082610b6f6114a161282a565b604051632ff1692760e11b815293849360048501612da7565b83631ecdd20960e31b5f5260045260245ffd5b90929160643560ff81168103610122576004161561157f576004356001600160a01b0381169485820361012257611510856115088484613098565b948484613865565b15611573579061151f91613098565b908181039486145f146115655714155b61154d575050505f516020613dc35f395f51905f5291604091611372565b6324ad4cb160e11b5f5260045260245260445260645ffd5b5050815f198401101561152f565b610b6f856113ba61282a565b9460043594909390929091506001600160a01b0385168503610122575f516020613dc35f395f51905f529560409561143893612cc8565b838763efe3fffb60e01b5f5260045260245260445ffd5b5060018414156112b8565b508615156112ad565b5060028214156112a7565b639c318ecf60e01b5f5260045ffd5b508715611297565b84876369f66e7760e01b5f5260045260245260445ffd5b868963d0e4288f60e01b5f5260045260245260445ffd5b86630196930160e31b5f5260045260245ffd5b89631ecdd20960e31b5f5260045260245ffd5b50308a1461119e565b8a630e2e9a2960e01b5f5260045260245260445ffd5b9050611181565b8e630185d96f60e01b5f5260045260245260445ffd5b8a6357e3a4d160e01b5f5260045260245ffd5b6116b564ffffffffff916119e3565b63bb1c869d60e01b5f52166004524260245260445ffd5b5064ffffffffff6116dc826119e3565b16421015611123565b6116f464ffffffffff916119e3565b6334d3eca760e21b5f52166004524260245260445ffd5b8b634dd9574f60e11b5f5260045260245ffd5b60443560ff811681036101225790565b3560ff811681036101225790565b6004356001600160a01b03811681036101225790565b356001600160a01b03811681036101225790565b91926117726004610fa5565b906001600160a01b036117856004611752565b1633036119a8578154600160a21b166109b3576117a2604461172e565b60ff81166003811161096357506117b9606461172e565b6107f861ffff6117ca610124611a83565b169260031b169060ff6301010305831c19821616611992575063fa6464fa60ff911c1690815f198201101561197d5750508480611964575b80611947575b6115ec578215158061193d575b611926576001600160a01b03841694801561192057600160a01b5b600160a11b908560d81b908817171783556040519386855260208501521515604084015260608301527f2be636fc86f3616860090700c0b3a23f3433f7c1f13e4414b4196881c5c5b9fc60803393a3341561191c578115801561190c575b6118f5575f8080809334905af13d156118f0573d6001600160401b0381116108f557604051906118c8601f8201601f19166020018361101e565b81525f60203d92013e5b156118da5750565b63e913266560e01b5f526004523460245260445ffd5b6118d2565b63195a3ca160e01b5f52346004525f60245260445ffd5b506001600160a01b03821461188e565b5050565b5f611830565b826369832e3d60e11b5f526004524260245260445ffd5b5042831115611815565b506024356001600160a01b03811690818103610122575015611808565b5060443560ff8116808203610122576003915014611802565b632748ebf360e11b5f5260045260245260445ffd5b60ff9063a4843ddb60e01b5f521660045260245ffd5b506314c417b560e01b5f526004523360245260445ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b3564ffffffffff811681036101225790565b6004356001600160a01b038116908181036101225750331461191c576001600160a01b0382168015908115611a5e575b50610bc7575060d81c80151580611a54575b611a3e5750565b6369832e3d60e11b5f526004524260245260445ffd5b5080421015611a37565b33811415915081611a71575b505f611a25565b6001600160a01b03141590505f611a6a565b3561ffff811681036101225790565b60405190604082018281106001600160401b038211176108f5576040525f602083606081520152565b903590601e198136030182121561012257018035906001600160401b0382116101225760200191813603831361012257565b91909392935f9460443560ff811690818103610122575060038114928380612786575b826127715760643560ff811681036101225760041615935b841580612768575b61275157811580612748575b6118f5571561273c576126fe576024356001600160a01b0381161415948561012257611b69602435612800565b156126f657925b15611c9157505080611c8b5750611b868261303a565b905b61012257600435916001600160a01b038316830361012257611bad828460243561376a565b611bb982826004612f37565b9050611c6c5790611bc9916131cf565b9081611bd45750505b565b611be030602435613098565b60205f60405182810190630d0e30db60e41b825260048152611c0360248261101e565b5190866024355af13d80611c5b575b5015611c335790611c2b83611bd294933060243561381c565b60243561323f565b50610b6f611c3f61282a565b6040516372871d2960e01b815293849360243560048601612c94565b601f60015f5114911116165f611c12565b611c759061303a565b906307c22c3360e11b5f5260045260245260445ffd5b90611b88565b60018103611ca85750505050611bd29060046129ad565b929594926002036120c05750505f935f945b8351861015611ceb57611ce36001916060610120611cd88a89611095565b510151015190611088565b950194611cba565b9450919092611cf8611a92565b6001600160ff1b0386168614159590949060011b6002875b6106965781811015611d35578060011b90808204600214901517156106965787611d10565b9050611d449192939650611056565b84525f905b8551821015611f21579193611d6082879597611095565b5193610120850182610180825101526080860151815160408101518260208301515f945b611ea757505050608001510260c0870190815101905260a05f9601915b8251871c8015611e915760011615611e8557815160208101516040820151919991890201986080611df260a083015160148d0135901c9b8360c081015161010060e0830151920151920135901c1790565b910151029685519a8b51935f19850194851161069657611e1f611e198e968e168097611095565b51613cfe565b8c815114611e56575060018501809511610696578c515f19810190811161069657611e19611e51918f97168097611095565b611e1f565b919699939a9450949b50602091969a50019081510390525b5f1981146106965760010195969294919790611da1565b90979194929695611e6e565b5095505050949391906001019094939294611d49565b8183611ebb979e989781949e9c9a9e612efd565b9390928484011c9485930201920282015b808303611ee157509c95969c9b97999b611d84565b611ef0915080928660046132ef565b9291960195809215611f05575b508290611ecc565b611f1b908d86611f1361282a565b9203906139c5565b5f611efd565b9360209150949291940151805b611f3757505050565b611f4090613cfe565b805160c0526020810151604082015183610122576004356001600160a01b038116900361012257611f7860c051600435602435613829565b9003908082141580611fb8575b611f955750506060015180611f2e565b6324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b505f969095919391875b86518110156120af57611fd58188611095565b515f9061012081015160608101519160a060808201519101511916916080820151925b81851061200c575050505050600101611fc2565b909192939c6001828f1c16156120a657602084015160408501518f02016004356001600160a01b038116900361012257803560601c6004356001600160a01b03161480159061208e575b6120845760c085015160e0860151610100870151600194938993013590911c1702019d5b0193929190611ff8565b509c60019061207a565b5060a085015160c051906014830135901c1415612056565b9c60019061207a565b509590969391938103821415611f85565b92949392156124af578361012257806124a957506120dd8461303a565b935b6120eb30602435613098565b926004356001600160a01b038116900361012257919461211081600435602435613196565b61211b826004613ac6565b9390925f915f985b82518a1015612288576121398a849a959a611095565b51976080890151995b80158061227f575b15612171575061216c61215c8b612efd565b509a60018c1b189a8a6004613b76565b612142565b999a919492959a98909396988983149081612270575b81612266575b899093929161012083015194604086015195602081015196825f935b6121eb57505060019650608001510260c084019081510190526121d8575b505001989390979296949196612123565b6121e3916004613b76565b505f886121c7565b8180949650612200829a93949698999a612efd565b9390928484011c9485930201920282015b80830361222757508e95939198979694926121a9565b61223691508092866004613c64565b929196019580921561224b575b508290612211565b612260908561225861282a565b91038a6139c5565b5f612243565b60018a1b1861218d565b808a1c60011615159150612187565b508a151561214a565b979550975092505061229a90826131cf565b926122a730602435613098565b818110801561249e575b6124785703908382036122ec575b505050806122ca5750565b6004356001600160a01b038116900361012257611bd29060043560243561323f565b5f959491929395505f945b81518610156124695761230c86839493611095565b5161012081015190935f938491825b6060850151871015612455576001608089015160a08a01511916881c161561244b57602085015160408601518802019330853560601c14612430576004356001600160a01b038116900361012257843560601c6004356001600160a01b0316146124255760c086015160e087015161010088015191870135901c1760808701510291853560601c6001600160a01b039091160361241d57905b0195833560601c938a610122576123d1903560601c602435613098565b8781108061240f575b6123eb57506001905b01959261231b565b876324ad4cb160e11b5f5260018060a01b036024351660045260245260445260645ffd5b508c8a0381890311156123da565b505f906123b4565b9660019194506123e3565b8760208a0151636209399d60e01b5f5260045260245260445ffd5b92956001906123e3565b5060019099019890955093506122f7915050565b959350509250505f80806122bf565b84826324ad4cb160e11b5f5260018060a01b03602435166004520160245260445260645ffd5b5084828203106122b1565b936120df565b50909291506004356001600160a01b038116900361012257916124d6600435602435613098565b915f915f945f935b835185101561268c576124f18585611095565b5190608082015161012083015160408101518260208301515f945b61257f57505050612542929160806125379201510260c085019081510181525160e085015190611011565b6020840151916130ff565b968015612557575b60019150940193956124de565b506004356001600160a01b03811690036101225761257a60019160043590613120565b61254a565b82809161258b84612efd565b9390948486011c940201910281015b8082036125a857508161250c565b5f95916024356001600160a01b0381169003610122576004356001600160a01b03811690036101225760408601519260e0870151936101008801516080890151906040516323b872dd60e01b815260043560048201525b853560601c9b848d60148901358b1c8517928391602486015286820260448601520197019c60015f5260205f6064858260243562061a80f1601e5f193d011160015f51141616911590308114901517171097878d148911612682575050505050019580921561266f575b5061259a565b61267c908561225861282a565b5f612669565b959b9597506125ff565b919590949093509091506004356001600160a01b0381169003610122576126b7600435602435613098565b90808210156126ed5703915b8183119081156126d7575b50611f95575050565b9050806126e5575b5f6126ce565b5081156126df565b50505f916126c3565b505f92611b70565b505050505090915061271234826004612f37565b91909161271d575090565b6127269061303a565b63195a3ca160e01b5f523460045260245260445ffd5b505f9750505050505050565b50341515611b3c565b826307c22c3360e11b5f526004525f60245260445ffd5b50821515611b30565b848061277e575b93611b28565b508015612778565b506024356001600160a01b03811690818103610122575015611b10565b81156127ad570490565b634e487b7160e01b5f52601260045260245ffd5b9291818160051b01906127d2575050565b90925b602084359182811160051b9081521852602060405f209301908082186127f9575050565b90926127d5565b803b1561280a5750565b63063b908760e11b5f9081526001600160a01b0391909116600452602490fd5b3d906040821161284b575b604051918083525f602084013e60608201604052565b60409150612835565b9190915f906101208101516128e05760408101519360e08201516101008301519082612889602086015160c087015190611088565b905b61289c575050505060800151029150565b8780916128a886612efd565b9390966128b58589611088565b1c960201910281015b888183106128ce5750508361288b565b9091968735841c8517019601906128be565b6080810151909360608501939192505f9160408601916020870191845b87518610156129a257600183871c16156129995783518551908188029188830414881517156106965761294d9161293391611088565b8a60c081015161010060e0830151920151920135901c1790565b908782029161295c89846127a3565b1480159061298e575b6129765701946001905b01946128fd565b868a51633602215160e11b5f5260045260245260445ffd5b508082810110612965565b9460019061296f565b975095505050505050565b9060208201916129ce6129bf84611752565b6129c883611752565b90613098565b925f5f9560608401915b8551881015612b74576129eb8887611095565b5160806129f88a89611095565b51015161012082015160408101805190602083015193805f9560a08601915b612a6e5750505050509160c0600194926080612a66950151029101908151019052612a606080612a478c8b611095565b51015160a0612a568d8c611095565b51015119166136c8565b90611088565b9701966129d8565b8c8c8c878094612a7d88612efd565b969098878a011c98020194028401925b838503612a9e575050505082612a17565b6002612abd612ab7612ab1879e96611752565b93611752565b9361172e565b16612b6a576323b872dd5b8851908751936040519160e01b8252600482015260015f526024810191604482015b81893560601c998a86526014810135881c8352019e8f9960205f606487828b62061a80f1601e5f193d011160015f51141616903081149015171099148911612b61575050505050505f0197809215612b46575b508c8c8f612a8d565b612b5b9087612b5361282a565b91038b6139c5565b5f612b3d565b879e9850612aea565b6342842e0e612ac8565b9293959150939550612b91612b8884611752565b6129c887611752565b900314612c8e57915f925b8451841015612c8757612bb184869496611095565b51916101208301515f946060820196608086019060a087019260a08501985b8a51811015612c705760019081855187511916821c1615612c6b5760208701516040880151820201828060a01b03612c078a611752565b16813560601c14612c6557612c37612c1e8b611752565b8d612c288c611752565b90516014850135901c916138cb565b612c44575b505b01612bd0565b604051612c5f91612c5660208361101e565b5f82528c6139c5565b5f612c3c565b50612c3e565b612c3e565b509997509397505050506001919250019290612b9c565b5050915050565b50915050565b6001600160a01b039182168152911660208201526040810191909152608060608201819052612cc5929101906119bf565b90565b9290612cd48185613098565b92612cdf8186613098565b90612cec84828589613865565b15612d99576001600160a01b0381811690841614612d5a5783612d1a9392612d14928861381c565b84613098565b9282841080612d4f575b612d2e5750505050565b6324ad4cb160e11b5f5260018060a01b03166004526024520360445260645ffd5b508184840311612d24565b915093809350612d6a9250613098565b90828203612d7757505050565b6324ad4cb160e11b5f5260018060a01b03166004525f6024520360445260645ffd5b8286610b6f866113ba61282a565b612cc593926060928252602082015281604082015201906119bf565b9392919091612dd3818487613829565b612dde828488613829565b936040516020810190637921219560e11b825260205f60018060a01b0385169384602485015260018060a01b038916938460448201528860648201528b608482015260a060a48201528260c482015260c48152612e3c60e48261101e565b5190828d5af13d80612eec575b5015612ede5714918215612ed357612e64845f935b8a613829565b9003908103612eb15750612eaa57612e7c9185613829565b0391818303612e8a57505050565b6324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b5050505050565b85876324ad4cb160e11b5f5260018060a01b031660045260245260445260645ffd5b612e64848893612e5e565b8289610b6f8a6113ba61282a565b601f60015f5114911116165f612e49565b905f916001811615612f19575b806001612cc5920119166136c8565b9150612cc5612f2d83195f198501166136c8565b92831c9050612f0a565b505f918291825b815184101561303357612f518483611095565b51926101208401612f67608082510151836127a3565b610140825101526080850151815160408101518260208301515f945b612fcc57505050906080610160920151029160c08701928351018352510151612fbf579060e06001939251809203950151900301930192612f3e565b5050935050505090600190565b8183612fd88194612efd565b9390928484011c9485930201920282015b808303612ff65750612f83565b6130039150809286613919565b9291960195809215613018575b508290612fe9565b61302d908561302561282a565b91038d6139c5565b5f613010565b9492505050565b5f9190825b81518410156130935761308b60019161307661012061305e8887611095565b510151608061306d8988611095565b51015190612854565b60206130828887611095565b510151916130ff565b93019261303f565b925050565b5f91604051906370a082315f5260018060a01b03166020525f60405260205f6024601c855afa601f3d111690816130f6575b604052156130d6575090565b63465c2fa960e11b5f9081526001600160a01b0391909116600452602490fd5b5f5193506130ca565b9190820191821061310e575090565b633de9133960e21b5f5260045260245ffd5b6101208101516060810151608083015160a09093015190936001600160a01b0316929019165f5b8481106131575750505050505f90565b600182821c161561318e57602083015160408401518202013560601c849003613184576001905b01613147565b5050505050600190565b60019061317e565b929190926131a48482613098565b906131b183308784613865565b156131c15793611bd29394613a9e565b8490610b6f846113ba61282a565b5f5f935f945b8351861015613219576131ff60019160c06131f08988611095565b51015160206130828a89611095565b9260e061320c8887611095565b51015101950194916131d5565b92509290935080820361322a575050565b6307c22c3360e11b5f5260045260245260445ffd5b9291909261324d3082613098565b936132588183613098565b9160205f6040518281019063a9059cbb60e01b825260018060a01b03861660248201528760448201526044815261329060648261101e565b519082855af13d806132de575b50156132b8576132b384611bd296973084613a9e565b61381c565b610b6f846132c461282a565b906040519485946372871d2960e01b865260048601612c94565b601f60015f5114911116165f61329d565b939291936102005261024052610260525f915b6101c08190525f6101e0819052610140819052610180819052610220526102005161332f90602001611752565b60e05261333e61020051611752565b6040516101a05260e06101a05101604052637921219560e11b6101a0515260046101a051015260a060846101a05101525f60a46101a05101526101806102405101515161010052604061024051015160806102405101516101605260a06102405101519060c06102405101519160e0610240510151610100610240510151905f9460145f970135841c19610120525b6101205160146101c0510135851c1861363e575b806101c0510135821c831796876101c0513560601c918260246101a051015260146101c0510135871c60446101a051015261016051820260646101a05101520197806101e051016101e052866101c051016101c05260205f60c46101a0518260e05162061a80f1610140523d613615575b159030811490151717610140511161014052610260516101c0511461014051116136105750505050506020905b01906101605102815101905261014051506101c051916101e051016102205161359d57610180511561358e57829060a061024051015190610180610240510151926134ec6134d260206102005101611752565b6014880135851c906134e661020051611752565b90613829565b9184519586515f198101908111610696576014890135861c165b6135108189611095565b5115613537576001810181116106965787515f198101919082116106965760010116613506565b9096939197959492956040519560808701938785106001600160401b038611176108f55787956014602094613587976040520135901c86525f838701526040860152019384516060850152611095565b5252613302565b91506101c05191906101405190565b6135ac60206102005101611752565b6135e06135c360406102405101516101c051611011565b6102405160c081015161010060e0830151920151920135901c1790565b61024051608001516324ad4cb160e11b5f9081526001600160a01b03909316600452026024526044819052606490fd5b6133cd565b601f3d1160015f511416610140511115613452575050505050505060209060016102205261347f565b9394602090979691970190610160510281510190525f9060146101c0510135831c6101205260146101c0510135831c60051b965f1961010051510160051b975b60208982166101005101015160146101c0510135861c8151148115176136a7575060200161367e565b969591929397985050856133e157505050505060209060016101805261347f565b7f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b9190816137779184613196565b478260015d60205f60405182810190632e1a7d4d60e01b8252856024820152602481526137a560448261101e565b519082875af13d8061380b575b50156137cb575f60015d470391818303612e8a57505050565b5090610b6f6137d861282a565b604051938493637a82bbe560e01b855260018060a01b0316600485015260248401526060604484015260648301906119bf565b601f60015f5114911116165f6137b2565b929190612e7c9084613098565b905f926040519162fdd58e5f5260018060a01b031660205260405260205f6044601c855afa601f3d111690816130f657604052156130d6575090565b6040516323b872dd60e01b60208281019182526001600160a01b03948516602484015293909416604482015260648082019590955293845290925f929083906138af60848261101e565b51925af13d806138bd575090565b601f60015f51149111161690565b9060205f6024601c829560405197636352211e85528552836040525afa601f3d11169283613910575b6040528261390157505090565b6001600160a01b031614919050565b5f5192506138f4565b61014081018051604083015160e084015161010085015160808601519698979196899692935f9283805b60148b3560601c9b01358c1c831791818a0383116139b4575081019c8301995f80808088860285620186a0f191159015171099868a148b116139a957505050505b61399357505085900390529291565b9150935060019250610160915001529190600190565b989b98998c99613943565b9b509c995050505050506001613984565b90929192610120820151906139da8183613d13565b6139e48183613dac565b94610100840151613a7957608091849596613a6b9260e096517ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340613a4160208b0151936040519182918783526040602084015260408301906119bf565b0390a3600160a08801911b81511790528360c081015161010060e0830151920151920135901c1790565b910151029101908151019052565b6020840151604051632ff1692760e11b8152918291610b6f9190899060048501612da7565b929190613aab9084613098565b900391818303612e8a57505050565b8015610696575f190190565b91908051805b613ada57505090505f905f90565b613ae390613aba565b9283613aef8184611095565b516101208101805160600151909160800190805b613b11575050509093613acc565b81929350613b226001925191613aba565b918291821c1615613b7157613b439084519060406020830151920151020190565b3560601c6001600160a01b03613b5886611752565b1603613b6957805b87939291613b03565b949350505050565b613b60565b9190613b9361012082015192839060406020830151920151020190565b90613b9e8284613d13565b813560601c906020850194613bbb83613bb688611752565b613098565b93613bfd613bdd828860c081015161010060e0830151920151920135901c1790565b6080880151029660c0850188815101905282604082015181019185613c64565b915050159283613c4b575b50508115613c2f575b50613c27576132b3613c2294611752565b600190565b505050505f90565b6001600160a01b039150613c4290611752565b1681145f613c11565b613c5d91613c5761282a565b916139c5565b5f80613c08565b90929192613c7560205f9301611752565b9260408201519360e08301519460806101008501519401516040519463a9059cbb5f5260016060525b883560601c968360148b01358a1c831780928a602052858202604052019a0197602060606044601c5f8a62061a80f191159015176001606051181710978588148911613cf4575050505050506040525f60605292565b9698969750613c9e565b6080604051613d0d828261101e565b36903790565b90803560601c8015613d89573014613d675760c082015160e083015161010084015191830135901c1715613d45575050565b613d5190825192613dac565b906369f66e7760e01b5f5260045260245260445ffd5b613d7390825192613dac565b90636209399d60e01b5f5260045260245260445ffd5b50613d9690825192613dac565b9063d02e182560e01b5f5260045260245260445ffd5b6040612cc59260208301519003910151906127a356feb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255' as const
