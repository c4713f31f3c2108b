import type { DashboardData } from '../collections/owner/dashboard-data.ts';

/** What the dashboard shows in tests; none of it is the site's own. */
export const exampleDashboard: DashboardData = {
  metrics: [
    { id: 'leads', name: 'New Leads', value: 1248, change: 12.5, changeType: 'increase', icon: 'people' },
    {
      id: 'automations',
      name: 'Active Automations',
      value: 17,
      change: 6.3,
      changeType: 'increase',
      icon: 'flow',
    },
    { id: 'costs', name: 'Cost Savings', value: 12480, change: 8.2, changeType: 'increase', icon: 'savings' },
    {
      id: 'revenue',
      name: 'Revenue Impact',
      value: 48900,
      change: 1.4,
      changeType: 'decrease',
      icon: 'growth',
    },
  ],
  services: [
    {
      id: 'reception',
      location: 'stockholm',
      ip: '192.0.2.12',
      dueDate: '2026-12-12',
      cpuUsage: 42,
      status: 'active',
    },
    {
      id: 'invoices',
      location: 'gothenburg',
      ip: '192.0.2.18',
      dueDate: '2027-01-03',
      cpuUsage: 71,
      status: 'active',
    },
    {
      id: 'scoring',
      location: 'frankfurt',
      ip: '198.51.100.3',
      dueDate: '2027-01-18',
      cpuUsage: 8,
      status: 'paused',
    },
    {
      id: 'booking',
      location: 'malmo',
      ip: '198.51.100.9',
      dueDate: '2027-02-02',
      cpuUsage: 0,
      status: 'stopped',
    },
  ],
  performance: [38, 42, 47, 45, 55, 61, 58, 66, 72, 70, 79, 86],
  lastUpdated: '2026-11-20T14:32:00Z',
};
