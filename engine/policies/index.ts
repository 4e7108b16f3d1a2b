export { type AdvicePurpose, type AdvisedAction, adviseActions } from './advice.ts';
export { createSidePolicy } from './by-side.ts';
export { createPositionGain } from './evaluate-position.ts';
export { createOrderPolicy, ORDER_SHAPES, type Order, type OrderLine, parseOrders } from './orders.ts';
export { listPolicyNames, policyOf } from './policies.ts';
export { readSideWord } from './side-words.ts';
export { findUnusedOrders, type UnusedOrder } from './unused-orders.ts';
