//! Cards that bend a rule: one small file each (a family of cards that differ only in their type
//! shares one). What is printed on them is data; when they are asked is in `moments.rs`.

pub(crate) mod guild;
pub(crate) mod leader;
pub(crate) mod lore;
pub(crate) mod muster;
pub(crate) mod reroll;
pub(crate) mod vox;

/// Who speaks for each card. `Silent` stands where no rule is bent, or not yet.
macro_rules! speakers {
    ($then:ident! { $($rest:tt)* }) => {
        $then! { [
            // ----- guild -----
            LoyalEngineers: crate::cards::guild::loyal::Loyal,
            MiningInterest: crate::cards::guild::interest::Interest,
            MaterialCartel: crate::moments::Silent,
            AdminUnion: crate::cards::guild::union::GuildUnion,
            ConstructionUnion: crate::cards::guild::union::GuildUnion,
            FuelCartel: crate::moments::Silent,
            LoyalPilots: crate::cards::guild::loyal::Loyal,
            Gatekeepers: crate::moments::Silent,
            ShippingInterest: crate::cards::guild::interest::Interest,
            SpacingUnion: crate::cards::guild::union::GuildUnion,
            ArmsUnion: crate::cards::guild::union::GuildUnion,
            PrisonWardens: crate::moments::Silent,
            Skirmishers: crate::cards::guild::skirmishers::Skirmishers,
            CourtEnforcers: crate::moments::Silent,
            LoyalMarines: crate::cards::guild::loyal::Marines,
            LatticeSpies: crate::moments::Silent,
            Farseers: crate::moments::Silent,
            SecretOrder: crate::moments::Silent,
            LoyalEmpaths: crate::cards::guild::loyal::Loyal,
            SilverTongues: crate::moments::Silent,
            LoyalKeepers: crate::cards::guild::loyal::Loyal,
            SwornGuardians: crate::cards::guild::sworn_guardians::SwornGuardians,
            ElderBroker: crate::moments::Silent,
            RelicFence: crate::moments::Silent,
            GalacticBards: crate::moments::Silent,
            // ----- vox -----
            MassUprising: crate::moments::Silent,
            PopulistDemands: crate::moments::Silent,
            OutrageSpreads: crate::moments::Silent,
            SongOfFreedom: crate::cards::vox::song_of_freedom::SongOfFreedom,
            GuildStruggle: crate::moments::Silent,
            CallToAction: crate::cards::vox::call_to_action::CallToAction,
            // ----- leaders -----
            Elder: crate::moments::Silent,
            Mystic: crate::moments::Silent,
            FuelDrinker: crate::moments::Silent,
            Upstart: crate::cards::leader::upstart::Upstart,
            Rebel: crate::moments::Silent,
            Warrior: crate::moments::Silent,
            Feastbringer: crate::moments::Silent,
            Demagogue: crate::moments::Silent,
            // ----- lore -----
            ToolPriests: crate::cards::lore::tool_priests::ToolPriests,
            GalacticRifles: crate::moments::Silent,
            SprinterDrives: crate::moments::Silent,
            MirrorPlating: crate::moments::Silent,
            HiddenHarbors: crate::moments::Silent,
            SignalBreaker: crate::moments::Silent,
            RepairDrones: crate::moments::Silent,
            GatePorts: crate::moments::Silent,
            CloudCities: crate::moments::Silent,
            LivingStructures: crate::moments::Silent,
            GateStations: crate::moments::Silent,
            RailgunArrays: crate::cards::lore::railgun_arrays::RailgunArrays,
            AncientHoldings: crate::cards::lore::ancient_holdings::AncientHoldings,
            SeekerTorpedoes: crate::moments::Silent,
        ] $($rest)* }
    };
}

pub(crate) use speakers;
