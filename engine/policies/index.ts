export { createSidePolicy } from './by-side.ts';
export { type UnusedOrder, findUnusedOrders } from './unused-orders.ts';
export { createOrderPolicy, ORDER_SHAPES, type Order, type OrderLine, parseOrders } from './orders.ts';
export { listPolicyNames, policyOf } from './policies.ts';
