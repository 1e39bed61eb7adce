//! Cards that bend a rule: one small file each (a family of cards that differ only in their type
//! shares one). What is printed on them is data; when they are asked is in `moments.rs`.

pub(crate) mod guild;
pub(crate) mod leader;
pub(crate) mod lore;
pub(crate) mod muster;
pub(crate) mod reroll;
pub(crate) mod scatter;
pub(crate) mod theft;
pub(crate) mod vox;

/// Who speaks for each card.
macro_rules! speakers {
    ($then:ident! { $($rest:tt)* }) => {
        $then! { [
            // ----- guild -----
            LoyalEngineers: crate::cards::guild::loyal::Loyal,
            MiningInterest: crate::cards::guild::interest::Interest,
            MaterialCartel: crate::cards::guild::cartel::Cartel,
            AdminUnion: crate::cards::guild::union::GuildUnion,
            ConstructionUnion: crate::cards::guild::union::GuildUnion,
            FuelCartel: crate::cards::guild::cartel::Cartel,
            LoyalPilots: crate::cards::guild::loyal::Loyal,
            Gatekeepers: crate::cards::guild::gatekeepers::Gatekeepers,
            ShippingInterest: crate::cards::guild::interest::Interest,
            SpacingUnion: crate::cards::guild::union::GuildUnion,
            ArmsUnion: crate::cards::guild::union::GuildUnion,
            PrisonWardens: crate::cards::guild::prison_wardens::PrisonWardens,
            Skirmishers: crate::cards::guild::skirmishers::Skirmishers,
            CourtEnforcers: crate::cards::guild::court_enforcers::CourtEnforcers,
            LoyalMarines: crate::cards::guild::loyal::Marines,
            LatticeSpies: crate::cards::guild::lattice_spies::LatticeSpies,
            Farseers: crate::cards::guild::farseers::Farseers,
            SecretOrder: crate::cards::guild::secret_order::SecretOrder,
            LoyalEmpaths: crate::cards::guild::loyal::Loyal,
            SilverTongues: crate::cards::guild::silver_tongues::SilverTongues,
            LoyalKeepers: crate::cards::guild::loyal::Loyal,
            SwornGuardians: crate::cards::guild::sworn_guardians::SwornGuardians,
            ElderBroker: crate::cards::guild::elder_broker::ElderBroker,
            RelicFence: crate::cards::guild::relic_fence::RelicFence,
            GalacticBards: crate::cards::guild::galactic_bards::GalacticBards,
            // ----- vox -----
            MassUprising: crate::cards::vox::mass_uprising::MassUprising,
            PopulistDemands: crate::cards::vox::populist_demands::PopulistDemands,
            OutrageSpreads: crate::cards::vox::outrage_spreads::OutrageSpreads,
            SongOfFreedom: crate::cards::vox::song_of_freedom::SongOfFreedom,
            GuildStruggle: crate::cards::vox::guild_struggle::GuildStruggle,
            CallToAction: crate::cards::vox::call_to_action::CallToAction,
            // ----- leaders -----
            Elder: crate::cards::leader::elder::Elder,
            Mystic: crate::cards::leader::mystic::Mystic,
            FuelDrinker: crate::cards::leader::fuel_drinker::FuelDrinker,
            Upstart: crate::cards::leader::upstart::Upstart,
            Rebel: crate::cards::leader::rebel::Rebel,
            Warrior: crate::cards::leader::warrior::Warrior,
            Feastbringer: crate::cards::leader::feastbringer::Feastbringer,
            Demagogue: crate::cards::leader::demagogue::Demagogue,
            // ----- lore -----
            ToolPriests: crate::cards::lore::tool_priests::ToolPriests,
            GalacticRifles: crate::cards::lore::galactic_rifles::GalacticRifles,
            SprinterDrives: crate::cards::lore::sprinter_drives::SprinterDrives,
            MirrorPlating: crate::cards::lore::mirror_plating::MirrorPlating,
            HiddenHarbors: crate::cards::lore::hidden_harbors::HiddenHarbors,
            SignalBreaker: crate::cards::lore::signal_breaker::SignalBreaker,
            RepairDrones: crate::cards::lore::repair_drones::RepairDrones,
            GatePorts: crate::cards::lore::gate_ports::GatePorts,
            CloudCities: crate::cards::lore::cloud_cities::CloudCities,
            LivingStructures: crate::cards::lore::living_structures::LivingStructures,
            GateStations: crate::cards::lore::gate_stations::GateStations,
            RailgunArrays: crate::cards::lore::railgun_arrays::RailgunArrays,
            AncientHoldings: crate::cards::lore::ancient_holdings::AncientHoldings,
            SeekerTorpedoes: crate::cards::lore::seeker_torpedoes::SeekerTorpedoes,
        ] $($rest)* }
    };
}

pub(crate) use speakers;
