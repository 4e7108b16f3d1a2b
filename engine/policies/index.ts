export { bySide } from './by-side.ts';
export { type Idle, idleIn } from './idle.ts';
export { following, ORDER_SHAPES, type Order, type Ordered, parseOrders } from './orders.ts';
export { policyNames, policyOf } from './policies.ts';
